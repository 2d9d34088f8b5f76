/* normal.c - the normal distribution, which C89 lacks */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#define ROOT_2PI	2.50662827463100050242
#define NEAR		3.0	/* below it the series, above it the fraction */
#define TERMS		80

/* Abramowitz and Stegun, "Handbook of mathematical functions", 26.2.11. */
static double
series(double z)
{
	double	term = z, sum = z;
	int	i;

	for (i = 3; i < 2 * TERMS; i += 2) {
		term *= z * z / i;
		sum += term;
	}
	return 0.5 - sum * exp(-z * z / 2) / ROOT_2PI;
}

/* The same, 26.2.14, from its end. */
static double
fraction(double z)
{
	double	f = z;
	int	i;

	for (i = TERMS; i > 0; i--)
		f = z + i / f;
	return exp(-z * z / 2) / ROOT_2PI / f;
}

/* The probability that a standard normal variable exceeds z. */
double
ks_normal_tail(double z)
{
	if (z < 0)
		return 1 - ks_normal_tail(-z);
	return z < NEAR ? series(z) : fraction(z);
}

/* The z that a standard normal variable exceeds with probability p, which
   lies between 0 and 1; by bisection, to all digits that matter. */
double
ks_normal_point(double p)
{
	double	lo = -38, hi = 38, mid;
	int	i;

	for (i = 0; i < 60; i++) {
		mid = (lo + hi) / 2;
		if (ks_normal_tail(mid) > p)
			lo = mid;
		else
			hi = mid;
	}
	return (lo + hi) / 2;
}
