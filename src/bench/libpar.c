/* libpar.c - how much goes on at a time */

#include "compat.h"

#include "bench.h"
#include "bench/libpar.h"

static double
middle(double a, double b, double c)
{
	if (a > b)
		return b > c ? b : a < c ? a : c;
	return a > c ? a : b < c ? b : c;
}

/* How many operations several chains make in the time that one chain takes
   for one; the two are timed in turn, and the middle of three counts. */
static int
parallel(struct ks_round *r, ks_time *time, const struct ks_chains *one,
    const struct ks_chains *many, double *x)
{
	double	a, b, f[3];
	int	i;

	for (i = 0; i < 3; i++) {
		if (time(r, one->loop, &a) != 0 ||
		    time(r, many->loop, &b) != 0)
			return -1;
		f[i] = many->chains * a / b;
	}
	*x = middle(f[0], f[1], f[2]);
	if (*x > many->chains)
		*x = many->chains;
	return 0;
}

/* The most of any number of chains: 0, or -1. */
int
ks_parallel(struct ks_round *r, ks_time *time, const struct ks_chains *one,
    double *most)
{
	const struct ks_chains	*many;
	double			 x;

	*most = 1;
	for (many = one + 1; many->chains != 0; many++) {
		if (parallel(r, time, one, many, &x) != 0)
			return -1;
		if (x > *most)
			*most = x;
	}
	return 0;
}
