/* ranks.c - an interval for the median that assumes nothing */

#include "compat.h"

#include "stat/stat.h"

/* The binomial coefficients of n are w(i), up to a factor; from w = w(i)
   comes w(i-1). */
static double
below(double w, int n, int i)
{
	return w * i / (n - i + 1);
}

/* The sum of w(0) to w(i), where w(i) is 1.  Far from the middle they
   vanish, which changes nothing. */
static double
tail(int n, int i)
{
	double	w = 1, sum = 0;

	for (; i >= 0 && w > 0; i--) {
		sum += w;
		w = below(w, n, i);
	}
	return sum;
}

/*
 * The interval between two order statistics that covers the median of any
 * continuous distribution with probability of at least level; ranks *k and
 * n + 1 - *k, counted from 1, *k as large as possible.  It covers it when at
 * least *k and at most n - *k of the numbers lie below the median, and how
 * many do is binomial with p = 1/2: Thompson, "On confidence ranges for the
 * median", Annals of Mathematical Statistics 7 (1936) 122-128.
 * The probability it has; 0 with *k = 0 where even the extremes have less
 * than level.
 */
double
ks_median_ranks(int n, double level, int *k)
{
	int	i = n / 2;		/* the middle, or just below it */
	double	w = 1, inside, all;

	*k = 0;
	if (n < 1)
		return 0;
	all = n % 2 == 0 ? 2 * tail(n, i) - 1 : 2 * tail(n, i);
	inside = n % 2 == 0 ? 1 : 2;
	while (i >= 1 && inside < level * all) {
		w = below(w, n, i--);
		inside += 2 * w;
	}
	if (i < 1)
		return 0;
	*k = i;
	return inside / all;
}

/* The median of n >= 1 numbers, which it sorts, and the interval of at least
   that level: the level it has; or 0, and lo and hi are the median. */
double
ks_median_interval(double *x, int n, double level, double *median,
    double *lo, double *hi)
{
	double	got;
	int	k;

	*median = *lo = *hi = ks_median(x, n);
	got = ks_median_ranks(n, level, &k);
	if (got > 0) {
		*lo = x[k - 1];
		*hi = x[n - k];
	}
	return got;
}
