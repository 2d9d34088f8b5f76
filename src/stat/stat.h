/* stat.h - statistics: pure functions on arrays of double */

#ifndef STAT_H
#define STAT_H

void	ks_sort(double *, int);
double	ks_quantile(const double *sorted, int n, double p);
double	ks_median(double *, int);	/* sorts */
double	ks_mad(double *, int);		/* sorts, about the median; raw */

/* The order-statistic interval of the median that covers at least level
   (0.95): ranks *k and n + 1 - *k, counted from 1; the level it really has,
   or 0 if n is too small. */
double	ks_median_ranks(int n, double level, int *k);

#endif
