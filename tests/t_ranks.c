/* t_ranks.c - rank tests and their intervals: against published tables, and
   against counting all cases */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#include "check.h"
#include "ways.h"

#define LEN(a)	((int)(sizeof (a) / sizeof (a)[0]))

static double	work[200000];

/* Abramowitz and Stegun, "Handbook of mathematical functions", tables 26.1
   and 26.2. */
static void
normal(void)
{
	NEAR(ks_normal_tail(0.0), 0.5, 1e-15);
	NEAR(ks_normal_tail(1.0), 0.158655253931457, 1e-14);
	NEAR(ks_normal_tail(-1.0), 0.841344746068543, 1e-14);
	NEAR(ks_normal_tail(2.5), 0.00620966532577614, 1e-15);
	NEAR(ks_normal_tail(2.9999999), ks_normal_tail(3.0), 1e-9);
	NEAR(ks_normal_tail(4.0) / 3.16712418331199e-5, 1, 1e-10);
	NEAR(ks_normal_tail(6.0) / 9.86587645037698e-10, 1, 1e-10);
	CHECK(ks_normal_tail(50.0) >= 0);
	NEAR(ks_normal_point(0.025), 1.95996398454005, 1e-9);
	NEAR(ks_normal_point(0.5), 0, 1e-9);
	NEAR(ks_normal_point(0.995), -2.57582930354890, 1e-9);
}

static void
rank_brute(void)
{
	double	x[8], y[8];
	int	m, n, most;

	for (m = 1; m <= 6; m++)
		for (n = 1; n <= 6; n++)
			for (most = 2; most <= 2000; most *= 10) {
				draw(x, m, most);
				draw(y, n, most);
				NEAR(ks_rank_test(x, m, y, n, work),
				    all_ways(x, m, y, n), 1e-12);
				NEAR(ks_rank_test(y, n, x, m, work),
				    all_ways(x, m, y, n), 1e-12);
			}
}

/* y above x but for u pairs. */
static void
with_u(double *x, int m, double *y, int n, int u)
{
	int	i, k;

	for (i = 0; i < m; i++)
		x[i] = i;
	for (i = 0; i < n; i++, u -= k) {
		k = u < m ? u : m;
		y[i] = m - k - 0.5 + 0.001 * i;
	}
}

/* The largest U that is rejected at 5 % on both sides together: Mann and
   Whitney's table as in Siegel, "Nonparametric statistics" (1956), table K. */
static void
rank_table(void)
{
	static const struct { int m, n, u; } t[] = {
		{ 4, 4, 0 }, { 5, 5, 2 }, { 6, 6, 5 }, { 7, 7, 8 },
		{ 8, 8, 13 }, { 9, 9, 17 }, { 10, 10, 23 }, { 12, 12, 37 },
		{ 15, 15, 64 }, { 20, 20, 127 }, { 9, 20, 48 }, { 5, 9, 7 },
		{ 6, 10, 11 }, { 9, 15, 34 }
	};
	double	x[20], y[20];
	int	i;

	for (i = 0; i < LEN(t); i++) {
		with_u(x, t[i].m, y, t[i].n, t[i].u);
		CHECK(ks_rank_test(x, t[i].m, y, t[i].n, work) <= 0.05);
		with_u(x, t[i].m, y, t[i].n, t[i].u + 1);
		if (!CHECK(ks_rank_test(x, t[i].m, y, t[i].n, work) > 0.05))
			printf("%d and %d, U %d\n", t[i].m, t[i].n, t[i].u);
	}
	with_u(x, 9, y, 9, 0);
	NEAR(ks_rank_test(x, 9, y, 9, work), 2 / 48620.0, 1e-15);
	NEAR(ks_rank_least(9, 9), 2 / 48620.0, 1e-15);
	NEAR(ks_rank_least(6, 6), 2 / 924.0, 1e-15);
	NEAR(ks_rank_least(3, 3), 0.1, 1e-15);
	NEAR(ks_rank_least(1, 1), 1, 0);
	NEAR(ks_rank_least(0, 5), 1, 0);
}

/* Where the approximation takes over it agrees; all equal; nothing. */
static void
rank_limits(void)
{
	double	x[60], y[60];
	int	i;

	draw(x, 60, 1000);
	draw(y, 60, 1000);
	for (i = 0; i < 60; i++)
		y[i] += 150;
	NEAR(ks_rank_test(x, 25, y, 25, work),
	    ks_rank_test(x, 25, y, 26, work), 0.02);
	for (i = 0; i < 60; i++)
		x[i] = 3;
	NEAR(ks_rank_test(x, 30, x, 30, work), 1, 0);
	NEAR(ks_rank_test(x, 5, x, 5, work), 1, 0);
	NEAR(ks_rank_test(x, 0, x, 5, work), 1, 0);
}

/* Example 1 of chapter 4 of Hollander and Wolfe, "Nonparametric statistical
   methods" (1973): permeability of membranes; R's wilcox.test gives p 0.2544,
   the shift -0.305 and the 95 % interval (-0.76, 0.15). */
static void
shift_published(void)
{
	static const double	x[] = {
		0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46
	};
	static const double	y[] = { 1.15, 0.88, 0.90, 0.74, 1.21 };
	double			lo, hi, level;

	NEAR(ks_rank_test(x, 10, y, 5, work), 0.2544, 0.00005);
	NEAR(ks_shift(x, 10, y, 5, 0.95, &lo, &hi, &level, work), -0.305,
	    1e-12);
	NEAR(lo, -0.76, 1e-12);
	NEAR(hi, 0.15, 1e-12);
	CHECK(level >= 0.95 && level < 0.97);
}

/* The interval holds just the shifts that the test does not reject. */
static void
shift_test(void)
{
	double	x[9], y[9], lo, hi, level, shift, p;
	int	i, k, m, n;

	for (k = 0; k < 40; k++) {
		m = 4 + k % 6;
		n = 4 + k % 5;
		draw(x, m, 30000);
		draw(y, n, 30000);
		shift = ks_shift(x, m, y, n, 0.95, &lo, &hi, &level, work);
		CHECK(lo <= shift && shift <= hi && level >= 0.95);
		for (i = 0; i < n; i++)
			y[i] -= lo + 0.5;
		p = ks_rank_test(x, m, y, n, work);
		CHECK(p > 0.05);
		for (i = 0; i < n; i++)
			y[i] += 1;
		CHECK(ks_rank_test(x, m, y, n, work) <= 0.05);
		for (i = 0; i < n; i++)
			y[i] += lo - 0.5 - (hi - 0.5);
		CHECK(ks_rank_test(x, m, y, n, work) > 0.05);
		for (i = 0; i < n; i++)
			y[i] -= 1;
		CHECK(ks_rank_test(x, m, y, n, work) <= 0.05);
	}
	ks_shift(x, 3, y, 3, 0.95, &lo, &hi, &level, work);
	CHECK(level == 0 && lo == hi);
	ks_shift(x, 1, y, 1, 0.95, &lo, &hi, &level, work);
	CHECK(level == 0 && lo == y[0] - x[0]);
}

/* Beyond the exact tables: as R, for 1 to 60 against 11 to 70. */
static void
shift_large(void)
{
	double	x[60], y[60], lo, hi, level;
	int	i;

	for (i = 0; i < 60; i++) {
		x[i] = i;
		y[i] = i + 10;
	}
	NEAR(ks_shift(x, 60, y, 60, 0.95, &lo, &hi, &level, work), 10, 0);
	CHECK(lo >= 3 && lo <= 4 && hi >= 16 && hi <= 17);
}

int
main(void)
{
	normal();
	rank_brute();
	rank_table();
	rank_limits();
	shift_published();
	shift_test();
	shift_large();
	return check_status();
}
