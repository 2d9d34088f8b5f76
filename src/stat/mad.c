/* mad.c - how far numbers lie from their median */

#include "compat.h"

#include "stat/stat.h"

/*
 * The median absolute deviation from the median of n >= 1 numbers, which
 * are lost.  Hampel, "The influence curve and its role in robust
 * estimation", Journal of the American Statistical Association 69 (1974)
 * 383-393; not multiplied by the 1.4826 that makes it the standard
 * deviation of normal samples.
 */
double
ks_mad(double *x, int n)
{
	double	median = ks_median(x, n);
	int	i;

	for (i = 0; i < n; i++)
		x[i] = x[i] < median ? median - x[i] : x[i] - median;
	return ks_median(x, n);
}
