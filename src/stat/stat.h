/* stat.h - statistics: pure functions on arrays of double */

#ifndef STAT_H
#define STAT_H

/* sort.c: ascending; no NaN among them. */
void	ks_sort(double *, int n);

/* quantile.c: the p-quantile, 0 <= p <= 1, of n >= 1 sorted numbers; the
   median of n >= 1 numbers, which are sorted on return. */
double	ks_quantile(const double *sorted, int n, double p);
double	ks_median(double *, int n);

/* mad.c: the median of the absolute deviations from the median, not scaled,
   of n >= 1 numbers, which are lost. */
double	ks_mad(double *, int n);

/* ranks.c: the order-statistic interval of the median that covers at least
   level (0.95): it reaches from rank *k to rank n + 1 - *k, counted from 1.
   The level it really has; or 0, and *k is 0, if n is too small for any. */
double	ks_median_ranks(int n, double level, int *k);

#endif
