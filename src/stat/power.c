/* power.c - how many rounds it takes to see a change */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#define POWER	0.9	/* of the cases in which there is one */
#define MOST	100000.0

/* How often, of how often at most, one normal number exceeds another whose
   mean is so many standard deviations below, less a half; squared. */
static double
excess(double sds)
{
	double	e = 0.5 - ks_normal_tail(sds);

	return e * e;
}

/* n from what the normal distribution says, and from what the smallest p
   there is allows. */
static int
enough(double n, double alpha, int paired)
{
	int	k = n < MOST ? (int)ceil(n) : (int)MOST;

	if (k < 2)
		k = 2;
	while ((paired ? ks_sign_least(k) : ks_rank_least(k, k)) > alpha)
		k++;
	return k;
}

/*
 * The rounds that either side needs so that a change is found in 9 of 10
 * cases, by the rank sum test at level alpha or, if paired, by the sign
 * test; sd is that of a round, or of the difference of a pair, in the unit
 * of the change; not over 100 000.  Noether, "Sample size determination for
 * some common nonparametric tests", Journal of the American Statistical
 * Association 82 (1987) 645-647.
 */
int
ks_rounds_needed(double change, double sd, double alpha, int paired)
{
	double	z = ks_normal_point(alpha / 2) + ks_normal_point(1 - POWER);
	double	e;

	if (sd <= change / 10)
		return enough(0.0, alpha, paired);
	e = excess(paired ? change / sd : change / sd / sqrt(2.0));
	if (e <= 0 || z * z / e > 4 * MOST)
		return (int)MOST;
	return enough(z * z / e / (paired ? 4 : 6), alpha, paired);
}
