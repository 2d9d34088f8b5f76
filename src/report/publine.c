/* publine.c - a line of a page as it was printed first */

#include "compat.h"

#include <ctype.h>

#include "report/published.h"

/* The character that an entity of HTML stands for, and its length; or 0. */
static char
entity(const char *text, size_t *n)
{
	static const char *const	names[] = {
		"&&amp;", "<&lt;", ">&gt;"
	};
	int				i;

	for (i = 0; i < 3; i++) {
		*n = strlen(names[i] + 1);
		if (strncmp(text, names[i] + 1, *n) == 0)
			return names[i][0];
	}
	return '\0';
}

/* Without the tags and entities of a web page; "<0.2" is none. */
static void
unmark(char *buf, const char *line)
{
	size_t	skip;
	int	n = 0;

	while (*line != '\0' && n < KS_PAGELINE - 1) {
		skip = 0;
		if (*line == '<' && (isalpha((unsigned char)line[1]) ||
		    line[1] == '/') && strchr(line, '>') != NULL)
			skip = (size_t)(strchr(line, '>') - line) + 1;
		else if (*line == '&' && entity(line, &skip) != '\0')
			buf[n++] = entity(line, &skip);
		else {
			buf[n++] = *line;
			skip = 1;
		}
		line += skip;
	}
	buf[n] = '\0';
}

/* The line without the marks of a web page, then those of a quoted mail; with
   blanks for tabs, and no blanks or carriage return at the end.  buf, of
   KS_PAGELINE bytes; what is too long for it is cut. */
void
ks_page_line(char *buf, const char *line)
{
	char	plain[KS_PAGELINE];
	int	n = 0;

	unmark(plain, line);
	for (line = plain; *line == '>'; line++)
		if (line[1] == ' ')
			line++;
	for (; *line != '\0' && n < KS_PAGELINE - 9; line++)
		if (*line == '\t')
			do
				buf[n++] = ' ';
			while (n % 8 != 0);
		else
			buf[n++] = *line;
	while (n > 0 && isspace((unsigned char)buf[n - 1]))
		n--;
	buf[n] = '\0';
}
