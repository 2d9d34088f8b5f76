/* quantile.c - quantiles and the median of a sample */

#include "compat.h"

#include "stat/stat.h"

/*
 * The p-quantile of n >= 1 sorted numbers, 0 <= p <= 1: definition 7 of
 * Hyndman and Fan, "Sample quantiles in statistical packages", The American
 * Statistician 50 (1996) 361-365, which is that of S: linear between the
 * order statistics, of which the first is the 0- and the last the 1-quantile.
 */
double
ks_quantile(const double *x, int n, double p)
{
	double	at = p * (n - 1), f;
	int	i = (int)at;

	if (i >= n - 1)
		return x[n - 1];
	f = at - i;
	return x[i] * (1 - f) + x[i + 1] * f;
}

/* The median of n >= 1 numbers, which it sorts. */
double
ks_median(double *x, int n)
{
	ks_sort(x, n);
	return ks_quantile(x, n, 0.5);
}
