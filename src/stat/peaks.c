/* peaks.c - does a sample have two peaks? */

#include "compat.h"

#include "stat/stat.h"

#define LEAST	3	/* numbers in a peak */
#define ALL	8	/* numbers, at least */
#define APART	2	/* the gap, in widths of the wider peak */

/*
 * Whether n sorted numbers, 8 or more, fall into two groups, of three or more
 * each, with a gap between them that is twice as wide as either: how many
 * are in the lower one; or 0.  That chance alone makes it find two peaks in
 * a normal or lognormal sample is less likely than 1 % (tests/t_simul.c
 * counts); two that are ten standard deviations apart it finds in 7 of 10
 * samples of 9.
 */
int
ks_two_peaks(const double *x, int n)
{
	double	gap, low, high;
	int	i, best = 0;

	for (i = LEAST; n >= ALL && i <= n - LEAST; i++) {
		gap = x[i] - x[i - 1];
		low = x[i - 1] - x[0];
		high = x[n - 1] - x[i];
		if (gap > APART * low && gap > APART * high)
			best = i;
	}
	return best;
}
