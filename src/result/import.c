/* import.c - single figures that another program printed */

#include "compat.h"

#include <float.h>

#include "result/reader.h"
#include "result/result.h"
#include "util.h"

#define DIGITS	15	/* that a double holds for certain */

/* A word of digits and a point, if it has no more than a double holds: as a
   whole number and the power of ten to divide it by, both of which are
   exact, so that the quotient is what strtod() gives.  0, or -1. */
static int
plain(const char *word, double *x, double *power)
{
	int	n = 0, point = 0;

	*x = 0;
	*power = 1;
	for (; *word != '\0'; word++)
		if (*word == '.' && !point)
			point = 1;
		else if (*word >= '0' && *word <= '9' && n++ < DIGITS) {
			*x = 10 * *x + (*word - '0');
			if (point)
				*power *= 10;
		} else
			return -1;
	if (n == 0)
		return -1;
	*x /= *power;
	return 0;
}

/* What 10 to the number of decimals of a word is. */
static double
decimals(const char *word)
{
	const char	*dot = strchr(word, '.');
	double		 power = 1;
	size_t		 n;

	for (n = dot != NULL ? strspn(dot + 1, "0123456789") : 0; n > 0; n--)
		power *= 10;
	return power;
}

/* The number at the beginning of a text, and between what it was before it
   was rounded: how many characters it is; 0 if there is none. */
int
ks_import_number(const char *text, double *lo, double *x, double *hi)
{
	char	word[40];
	size_t	n = strspn(text, "-0123456789.");
	double	power;

	if (n == 0 || n >= sizeof word)
		return 0;
	memcpy(word, text, n);
	word[n] = '\0';
	if (plain(word, x, &power) != 0) {
		if (ks_text_double(word, -DBL_MAX, DBL_MAX, x) != 0)
			return 0;
		power = decimals(word);
	}
	*lo = *x - 0.5 / power;
	*hi = *x + 0.5 / power;
	return (int)n;
}

/* What a figure was rounded from; most have the unit of the one before. */
static void
put_limits(struct ks_sample *r, const char *unit, double lo, double hi)
{
	static char	last[40], least[40], most[40];

	if (strcmp(unit, last) != 0) {
		sprintf(last, "%.30s", unit);
		sprintf(least, "least-%.30s", unit);
		sprintf(most, "most-%.30s", unit);
	}
	ks_metric_add(r, least, lo);
	ks_metric_add(r, most, hi);
}

/* Give a point a figure and the interval it was rounded from: 0; or 1 if it
   has one, which it keeps, or if there are too many points. */
int
ks_import(struct ks_system *s, const char *point, const char *unit,
    double lo, double x, double hi)
{
	struct ks_point		*p = ks_point_try(s, point);
	struct ks_sample	*r;

	if (p == NULL || p->nround > 0)
		return 1;
	p->unit = ks_unit_name(unit);
	r = ks_sample_add(p);
	r->n = 1;
	r->value = x;
	put_limits(r, unit, lo > 0 ? lo : 0, hi);
	return 0;
}

/* Note why a point has no figure, unless it has one, or a reason. */
void
ks_import_none(struct ks_system *s, const char *point, const char *why)
{
	struct ks_point	*p = ks_point_try(s, point);

	if (p != NULL && p->nround == 0 && p->fail == NULL)
		p->fail = ks_xdup(why);
}

/* Begin a system that is read from such a file. */
struct ks_system *
ks_import_system(struct ks_reader *r, const char *version)
{
	struct ks_system	*s = ks_system_add(r->results);

	s->file = ks_xdup(r->file);
	s->line = r->line;
	s->kind = r->kind->name;
	s->version = ks_xdup(version);
	s->complete = 1;
	s->single = 1;
	return s;
}

/* Remove what is before a line in a mail or an indented text: how many
   characters. */
int
ks_import_indent(const char *line)
{
	return (int)strspn(line, "> \t");
}
