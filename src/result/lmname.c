/* lmname.c - lines of lmbench's and names of points, by patterns */

#include "compat.h"

#include <ctype.h>

#include "result/lmlines.h"

/* Does a line begin with head, where * is any text up to what follows it?
   What comes after, or NULL; and the text, into star of KS_LM_STAR bytes. */
const char *
ks_lm_match(const char *line, const char *head, char *star)
{
	const char	*s = strchr(head, '*'), *end;
	size_t		 n = s != NULL ? (size_t)(s - head) : strlen(head);

	if (strncmp(line, head, n) != 0)
		return NULL;
	if (s == NULL)
		return line + n;
	line += n;
	end = s[1] != '\0' ? strstr(line, s + 1) :
	    line + strcspn(line, ":");
	if (end == NULL || end == line || end - line >= KS_LM_STAR)
		return NULL;
	sprintf(star, "%.*s", (int)(end - line), line);
	return end + strlen(s + 1);
}

/* The name of a point, into KS_LM_NAME bytes: its pattern with @ and *
   replaced; no blanks in it. */
void
ks_lm_fill(char *name, const char *pattern, const char *at, const char *star)
{
	const char	*word;

	for (; *pattern != '\0'; pattern++) {
		if (*pattern != '@' && *pattern != '*') {
			*name++ = *pattern;
			continue;
		}
		for (word = *pattern == '@' ? at : star; *word != '\0'; word++)
			*name++ = isspace((unsigned char)*word) ? '-' : *word;
	}
	*name = '\0';
}

/* Is a point of a pattern?  What stands in it for @ and *, which reach to
   what follows in the pattern and hold no slash, into KS_LM_STAR bytes. */
int
ks_lm_unfill(const char *pattern, const char *point, char *at, char *star)
{
	char	*word, stop[3];
	size_t	 n;

	for (; *pattern != '\0'; pattern++) {
		if (*pattern != '@' && *pattern != '*') {
			if (*pattern != *point++)
				return 0;
			continue;
		}
		word = *pattern == '@' ? at : star;
		stop[0] = '/';
		stop[1] = pattern[1];
		stop[2] = '\0';
		n = strcspn(point, stop);
		if (n == 0 || n >= KS_LM_STAR)
			return 0;
		sprintf(word, "%.*s", (int)n, point);
		point += n;
	}
	return *point == '\0';
}
