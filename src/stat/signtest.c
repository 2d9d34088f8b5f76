/* signtest.c - do differences lie above zero as often as below? */

#include "compat.h"

#include "stat/stat.h"

/*
 * The sign test: the probability that n coins show heads as rarely, or as
 * often, as the n differences that are not zero lie above it.  Arbuthnot,
 * Philosophical Transactions 27 (1710) 186-190; zeros go, as Dixon and Mood
 * did, Journal of the American Statistical Association 41 (1946) 557-566.
 */
double
ks_sign_test(const double *d, int n)
{
	double	way = 1, sum = 0, all = 1;
	int	i, above = 0, below = 0, few;

	for (i = 0; i < n; i++) {
		above += d[i] > 0;
		below += d[i] < 0;
	}
	few = above < below ? above : below;
	n = above + below;
	for (i = 0; i < n; i++)
		all /= 2;
	for (i = 0; i <= few; i++) {
		sum += way * all;
		way = way * (n - i) / (i + 1);
	}
	return 2 * sum < 1 ? 2 * sum : 1;
}

/* The smallest p that n differences can have. */
double
ks_sign_least(int n)
{
	double	p = 2;

	while (n-- > 0)
		p /= 2;
	return p < 1 ? p : 1;
}
