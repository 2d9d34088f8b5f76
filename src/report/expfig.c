/* expfig.c - a figure as lmbench would print it */

#include "compat.h"

#include "report/explm.h"
#include "report/report.h"
#include "result/result.h"

#define DIGITS	6	/* of a figure that is not rounded */
#define MOST	9	/* decimals */

/* The figure of a point, if it has one and that is above zero: 0, or -1. */
int
ks_lm_figure(const struct ks_lm_out *o, int point, struct ks_lm_figure *f)
{
	const struct ks_point	*p = &o->system->point[point];
	struct ks_estimate	 e;

	if (ks_estimate(o->judge, p, 0, &e) != 0 || e.value <= 0 ||
	    e.value < e.limit)
		return -1;
	f->x = e.value;
	f->step = e.single ? e.hi - e.lo : 0;
	return 0;
}

/* A figure as text, in a unit of so many of that of the point: as a plain
   number, with no more decimals than it was read with, so that what reads it
   knows as much of it. */
char *
ks_lm_text(char *buf, const struct ks_lm_figure *f, double factor)
{
	double	x = f->x / factor, step = f->step / factor, unit = 1, size;
	int	n = 0, digits = 1;

	for (size = x; size >= 10 && digits < DIGITS; size /= 10)
		digits++;	/* x may be infinite */
	for (; size < 1 && digits > DIGITS - MOST; size *= 10)
		digits--;
	while (n < MOST && (step > 0 ? unit > 1.01 * step :
	    n < DIGITS - digits)) {
		unit /= 10;
		n++;
	}
	if (x > 1e15)
		sprintf(buf, "%g", x);
	else
		sprintf(buf, "%.*f", n, x);
	return buf;
}
