/* outlier.c - numbers far from the others */

#include "compat.h"

#include "stat/stat.h"

#define INNER	1.5	/* interquartile ranges beyond the quartiles */
#define OUTER	3.0

static int
classify(double beyond, double range)
{
	return beyond > OUTER * range ? KS_SEVERE :
	    beyond > INNER * range ? KS_MILD : 0;
}

/* What x is among n >= 1 sorted numbers, by the fences of Tukey,
   "Exploratory data analysis" (1977), section 2D: 0, KS_MILD or KS_SEVERE,
   negative on the low side. */
int
ks_outlier(const double *sorted, int n, double x)
{
	double	q1 = ks_quantile(sorted, n, 0.25);
	double	q3 = ks_quantile(sorted, n, 0.75);

	return x < q1 ? -classify(q1 - x, q3 - q1) :
	    classify(x - q3, q3 - q1);
}
