/* lmfigure.c - a figure of lmbench's into its point */

#include "compat.h"

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"

/* Note that lmbench printed -1, or as little, for a point. */
void
ks_lm_none(struct ks_system *s, const char *point)
{
	ks_import_none(s, point, "lmbench has no figure");
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
