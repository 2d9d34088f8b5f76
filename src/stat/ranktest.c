/* ranktest.c - do two samples come from one distribution? */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

/* Twice the mid-rank of v among m numbers x and n numbers y: whole. */
double
ks_rank2(double v, const double *x, int m, const double *y, int n)
{
	double	r = 1;
	int	i;

	for (i = 0; i < m; i++)
		r += x[i] < v ? 2 : x[i] == v;
	for (i = 0; i < n; i++)
		r += y[i] < v ? 2 : y[i] == v;
	return r;
}

/* Of how many ways to pick m of all the ranks is each sum of theirs, for
   sums up to last: way[k * (last + 1) + sum], for k up to m. */
static void
count_ways(const double *rank, int all, int m, long last, double *way)
{
	double	*w;
	long	 s, r;
	int	 i, k;

	memset(way, 0, (size_t)((m + 1) * (last + 1)) * sizeof *way);
	way[0] = 1;
	for (i = 0; i < all; i++) {
		r = (long)rank[i];
		for (k = i + 1 < m ? i + 1 : m; k > 0; k--) {
			w = way + k * (last + 1);
			for (s = last; s >= r; s--)
				w[s] += w[s - r - (last + 1)];
		}
	}
}

/* The share of all ways whose sum is as far from the middle as off. */
static double
exact(const double *rank, int all, int m, double off, double *way)
{
	long	last = 2L * m * all, s;
	double	middle = (double)m * (all + 1), sum = 0, far = 0;

	count_ways(rank, all, m, last, way);
	way += m * (last + 1);
	for (s = 0; s <= last; s++) {
		sum += way[s];
		if (fabs(s - middle) >= off)
			far += way[s];
	}
	return far / sum;
}

/* By the normal distribution, corrected for ties and for continuity; off is
   that of twice the rank sum. */
static double
approximate(const double *rank, int all, int m, double off)
{
	double	middle = all + 1, square = 0, sd;
	int	i;

	for (i = 0; i < all; i++)
		square += (rank[i] - middle) * (rank[i] - middle);
	sd = sqrt((double)m * (all - m) / all / (all - 1) * square);
	if (sd == 0 || off <= 1)
		return 1;
	return 2 * ks_normal_tail((off - 1) / sd);
}

/* The numbers of scratch that ks_rank_test() and ks_shift() need. */
long
ks_rank_work(int m, int n)
{
	long	all = (long)m + n, few = m < n ? m : n;
	long	pairs = (long)m * n + 1;
	long	ways = all <= KS_EXACT ? (few + 1) * (2 * few * all + 1) : 0;

	return all + (ways > pairs ? ways : pairs);
}

/*
 * The rank sum test of Wilcoxon, or Mann and Whitney: the probability, were
 * x and y from the same distribution, that the ranks of x among all lie as
 * far from their middle as they do, to either side.  Ties have mid-ranks.
 * Exact, also with ties, where m + n is at most KS_EXACT: all ways are
 * counted (Streitberg and Roehmel, "Exact distributions for permutation and
 * rank tests", Statistical Software Newsletter 12 (1986) 10-17).
 */
double
ks_rank_test(const double *x, int m, const double *y, int n, double *work)
{
	double	sum = 0, off, p;
	int	i, all = m + n, few = m < n ? m : n;

	if (few < 1)
		return 1;
	for (i = 0; i < all; i++) {
		work[i] = ks_rank2(i < m ? x[i] : y[i - m], x, m, y, n);
		if (i < m)
			sum += work[i];
	}
	off = fabs(sum - (double)m * (all + 1));
	p = all <= KS_EXACT ? exact(work, all, few, off, work + all) :
	    approximate(work, all, m, off);
	return p < 1 ? p : 1;
}

/* The smallest p there can be: both of the two extreme ways of C(m+n, m). */
double
ks_rank_least(int m, int n)
{
	double	p = 2;
	int	i;

	for (i = 1; i <= m; i++)
		p *= (double)i / (n + i);
	return m < 1 || n < 1 || p > 1 ? 1 : p;
}
