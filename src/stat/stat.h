/* stat.h - statistics: pure functions on arrays of double */

#ifndef STAT_H
#define STAT_H

/* sort.c: ascending; no NaN among them. */
void	ks_sort(double *, int n);

/* quantile.c: the p-quantile, 0 <= p <= 1, of n >= 1 sorted numbers; the
   median of n >= 1 numbers, which are sorted on return. */
double	ks_quantile(const double *sorted, int n, double p);
double	ks_median(double *, int n);

#define KS_LEVEL	0.95	/* of intervals */

/* ranks.c: the order-statistic interval of the median that covers at least
   level: it reaches from rank *k to rank n + 1 - *k, counted from 1.
   The level it really has; or 0, and *k is 0, if n is too small for any. */
double	ks_median_ranks(int n, double level, int *k);

/* ranks.c: the median of n >= 1 numbers, which are sorted on return, with
   that interval: the level it really has; or 0, lo and hi being the median. */
double	ks_median_interval(double *, int n, double level, double *median,
	    double *lo, double *hi);

/* normal.c: the probability that a standard normal variable exceeds z; the z
   that it exceeds with probability p, 0 < p < 1. */
double	ks_normal_tail(double z);
double	ks_normal_point(double p);

/* Up to so many numbers in all, tests count all cases. */
#define KS_EXACT	50

/* ranktest.c: the rank sum test of two samples: p of both sides; the smallest
   that there can be; the numbers that work must hold, for ks_shift() too. */
double	ks_rank_test(const double *x, int m, const double *y, int n,
	    double *work);
double	ks_rank_least(int m, int n);
double	ks_rank2(double v, const double *x, int m, const double *y, int n);
					/* twice the mid-rank of v */
long	ks_rank_work(int m, int n);

/* shift.c: the shift from x to y, m, n >= 1, with the interval of that test;
   *got: the level it has, or 0, and lo and hi are the shift. */
double	ks_shift(const double *x, int m, const double *y, int n,
	    double level, double *lo, double *hi, double *got, double *work);

/* signtest.c: the sign test of differences: p of both sides; the smallest
   that there can be.  The interval is that of ranks.c. */
double	ks_sign_test(const double *, int n);
double	ks_sign_least(int n);

/* holm.c: n p at once; adjusted may not be p. */
void	ks_holm(const double *p, double *adjusted, int n);

/* trend.c: the slope of x over t, which ascends, and p that there is none;
   the numbers that work must hold. */
double	ks_trend(const double *t, const double *x, int n, double *slope,
	    double *work);
long	ks_trend_work(int n);

/* peaks.c: how many of n sorted numbers are in the lower of two peaks; 0 if
   there are not two. */
int	ks_two_peaks(const double *sorted, int n);

/* outlier.c: what x is among n >= 1 sorted numbers; negative: low. */
enum { KS_MILD = 1, KS_SEVERE };
int	ks_outlier(const double *sorted, int n, double x);

/* changes.c: the changes of level in a series of n groups of numbers, group i
   being x[first[i]] up to x[first[i + 1]]. */
struct ks_change {
	int	at;		/* the first group after it, */
	int	from, to;	/* and that it may be */
	double	by;		/* the medians differ by */
	double	p;		/* corrected for the places there are */
};
int	ks_changes(const double *x, const int *first, int n, double alpha,
	    double least, struct ks_change *found, double *work);

/* power.c: the rounds of either side that it takes to see a change. */
int	ks_rounds_needed(double change, double sd, double alpha, int paired);

#endif
