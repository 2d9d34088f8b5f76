/* trend.c - does a series rise or fall? */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

/* In how many of the orders of n numbers there are s pairs out of order, for
   s up to n(n-1)/2 (MacMahon's numbers): a share of all of them. */
static void
count_orders(int n, double *way)
{
	long	last = 0, s;
	int	i, k;

	way[0] = 1;
	for (i = 2; i <= n; i++) {
		for (k = 1; k < i; k++)
			way[++last] = 0;
		for (s = last; s >= 0; s--) {
			for (k = 1; k < i && k <= s; k++)
				way[s] += way[s - k];
			way[s] /= i;
		}
	}
}

/* Probability that as few pairs as that are out of order, or in it. */
static double
exact(int n, long few, double *way)
{
	double	p = 0;

	count_orders(n, way);
	for (; few >= 0; few--)
		p += way[few];
	return 2 * p;
}

static double
approximate(int n, double off)
{
	double	sd = sqrt(n * (n - 1.0) * (2 * n + 5.0) / 18);

	return off <= 1 ? 1 : 2 * ks_normal_tail((off - 1) / sd);
}

/* The numbers of scratch that ks_trend() needs. */
long
ks_trend_work(int n)
{
	return (long)n * (n - 1) / 2 + 1;
}

/*
 * The slope of x over t, which ascends, by Theil and Sen: the median of the
 * slopes of all pairs (Sen, Journal of the American Statistical Association
 * 63 (1968) 1379-1389); and the probability that numbers in random order
 * rise or fall so often, by Kendall's test (Biometrika 30 (1938) 81-93;
 * Mann, Econometrica 13 (1945) 245-259), exact up to KS_EXACT numbers.
 * Equal numbers count half for either side, which is cautious.
 */
double
ks_trend(const double *t, const double *x, int n, double *slope,
    double *work)
{
	long	k = 0, pairs = (long)n * (n - 1) / 2;
	double	down = 0, few, p;
	int	i, j;

	*slope = 0;
	if (n < 2)
		return 1;
	for (i = 0; i < n; i++)
		for (j = i + 1; j < n; j++) {
			down += x[j] < x[i] ? 1 : x[j] == x[i] ? 0.5 : 0;
			work[k++] = (x[j] - x[i]) / (t[j] - t[i]);
		}
	ks_sort(work, (int)k);
	*slope = ks_quantile(work, (int)k, 0.5);
	few = down < pairs - down ? down : pairs - down;
	p = n <= KS_EXACT ? exact(n, (long)ceil(few), work) :
	    approximate(n, pairs - 2 * few);
	return p < 1 ? p : 1;
}
