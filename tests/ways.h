/* ways.h - for t_ranks and t_changes: the rank sum test by counting all ways,
   and numbers to try it with */

#ifndef WAYS_H
#define WAYS_H

/* U of x among both, twice, ties counting half. */
static int
u2(const double *x, int m, const double *y, int n)
{
	int	i, j, u = 0;

	for (i = 0; i < m; i++)
		for (j = 0; j < n; j++)
			u += x[i] > y[j] ? 2 : x[i] == y[j];
	return u;
}

/* p by brute force: all ways to choose m of the m + n numbers. */
static double
all_ways(const double *x, int m, const double *y, int n)
{
	double	all[16], a[16], b[16], extreme = 0, count = 0;
	int	i, na, nb, off = u2(x, m, y, n) - m * n;
	long	mask;

	for (i = 0; i < m + n; i++)
		all[i] = i < m ? x[i] : y[i - m];
	for (mask = 0; mask < 1L << (m + n); mask++) {
		for (i = na = nb = 0; i < m + n; i++)
			if (mask >> i & 1)
				a[na++] = all[i];
			else
				b[nb++] = all[i];
		if (na != m)
			continue;
		count++;
		extreme += abs(u2(a, na, b, nb) - m * n) >= abs(off);
	}
	return extreme / count;
}

/* Pseudo-random whole numbers below most: ties where it is small. */
static void
draw(double *x, int n, int most)
{
	static unsigned long	state = 7;
	int			i;

	for (i = 0; i < n; i++) {
		state = (state * 69069 + 1) & 0xffffffffUL;
		x[i] = (double)(state >> 16) * most / 65536;
		x[i] = (int)x[i];
	}
}

#endif
