/* unroll.c - the check of operations so short that their loop matters */

#include "compat.h"

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/measure.h"
#include "harness/unroll.h"
#include "stat/stat.h"

#define PAIRS		41
#define TRIES		5
#define AGREE		0.02

/* Medians of the time of n turns (*t) and of the slope (*d), per operation;
   -1 if an operation failed. */
static int
compare(struct ks_round *r, const struct ks_clk *k, unsigned long n,
    double *t, double *d)
{
	double	once[PAIRS], more[PAIRS], a, b;
	int	i;

	for (i = 0; i < PAIRS; i++) {
		a = ks_batch(r, k, r->bench->loop, n);
		b = ks_batch(r, k, r->bench->twice, n);
		if (a < 0 || b < 0)
			return -1;
		once[i] = a / ((double)n * KS_UNROLL);
		more[i] = (b - a) / ((double)n * KS_UNROLL);
	}
	*t = ks_median(once, PAIRS);
	*d = ks_median(more, PAIRS);
	return 0;
}

int
ks_unroll_check(struct ks_round *r, const struct ks_how *how,
    unsigned long n)
{
	double	t, d;
	int	i;

	for (i = 0; i < TRIES; i++) {
		if (compare(r, how->clk, n, &t, &d) != 0)
			return -1;
		if (d > t * (1 - AGREE) && d < t * (1 + AGREE))
			return 0;
	}
	sprintf(r->why, "the loop distorts the operation: %.4g ns an "
	    "operation, but %.4g ns by the unroll slope", t, d);
	return -1;
}
