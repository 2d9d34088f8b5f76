/* shift.c - by how much one sample lies above another */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

/* In how many of all ways the statistic U of Mann and Whitney has each value
   from 0 to mn, without ties: the coefficients of the Gaussian binomial. */
static void
count_ways(int m, int n, double *way)
{
	long	last = (long)m * n, u;
	int	i;

	memset(way, 0, (size_t)(last + 1) * sizeof *way);
	way[0] = 1;
	for (i = 1; i <= m; i++) {
		for (u = last; u >= n + i; u--)
			way[u] -= way[u - n - i];
		for (u = i; u <= last; u++)
			way[u] += way[u - i];
	}
}

static double
sum(const double *x, long n)
{
	double	s = 0;

	while (n-- > 0)
		s += *x++;
	return s;
}

/* The largest U that the test rejects: so many of the mn differences lie
   outside of the interval, on either side; -1: there is no interval.  *got
   is the level it really has. */
static long
outside(int m, int n, double level, double *got, double *way)
{
	long	last = (long)m * n, c = -1;
	double	all, below = 0, sd;

	if (m + n > KS_EXACT) {
		sd = sqrt((double)last / 12 * (m + n + 1));
		*got = level;
		c = (long)(last / 2.0 -
		    ks_normal_point((1 - level) / 2) * sd) - 1;
		return c < 0 ? -1 : c;
	}
	count_ways(m, n, way);
	all = sum(way, last + 1);
	while (below + way[c + 1] <= (1 - level) / 2 * all)
		below += way[++c];
	*got = c < 0 ? 0 : 1 - 2 * below / all;
	return c;
}

/*
 * The shift from x to y, by Hodges and Lehmann, "Estimates of location based
 * on rank tests", Annals of Mathematical Statistics 34 (1963) 598-611: the
 * median of all differences.  Its interval holds the shifts that the rank
 * sum test does not reject: Moses, in Walker and Lev, "Statistical
 * inference" (1953), chapter 18.  *got is the level that it really has, at
 * least what was asked for; 0, and no interval, where m and n are too small.
 * Ties make it wider.
 */
double
ks_shift(const double *x, int m, const double *y, int n, double level,
    double *lo, double *hi, double *got, double *work)
{
	long	k = 0, c = outside(m, n, level, got, work);
	double	shift;
	int	i, j;

	for (i = 0; i < m; i++)
		for (j = 0; j < n; j++)
			work[k++] = y[j] - x[i];
	ks_sort(work, (int)k);
	shift = *lo = *hi = ks_quantile(work, (int)k, 0.5);
	if (*got > 0) {
		*lo = work[c];
		*hi = work[k - 1 - c];
	}
	return shift;
}
