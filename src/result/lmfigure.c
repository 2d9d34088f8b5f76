/* lmfigure.c - a figure of lmbench's, and the point it belongs to */

#include "compat.h"

#include <ctype.h>

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* Does a line begin with head, where * is any text up to what follows it?
   What comes after, or NULL; and the text. */
const char *
ks_lm_match(const char *line, const char *head, char *star, size_t size)
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
	if (end == NULL || end == line || (size_t)(end - line) >= size)
		return NULL;
	sprintf(star, "%.*s", (int)(end - line), line);
	return end + strlen(s + 1);
}

/* The name of a point: its pattern with * replaced; no blanks in it. */
void
ks_lm_fill(char *name, const char *pattern, const char *star)
{
	const char	*s = strchr(pattern, '*');

	if (s == NULL)
		strcpy(name, pattern);
	else
		sprintf(name, "%.*s%s%s", (int)(s - pattern), pattern, star,
		    s + 1);
	for (; *name != '\0'; name++)
		if (isspace((unsigned char)*name))
			*name = '-';
}

/* Note that lmbench printed -1, or as little, for a point. */
void
ks_lm_none(struct ks_system *s, const char *point)
{
	struct ks_point	*p = ks_point_add(s, point);

	if (p->fail == NULL)
		p->fail = ks_xdup("lmbench has no figure");
}

/* A figure into a point; 1 if the line cannot be used. */
int
ks_lm_take(struct ks_system *s, const char *point, const char *unit,
    double factor, const char *text)
{
	double	lo, x, hi;

	if (ks_import_number(text, &lo, &x, &hi) == 0)
		return 1;
	if (x > 0)
		return ks_import(s, point, unit, lo * factor, x * factor,
		    hi * factor);
	ks_lm_none(s, point);
	return 0;
}
