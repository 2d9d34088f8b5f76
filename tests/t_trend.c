/* t_trend.c - the sign test, Holm, trends, peaks, outliers and power: against
   published values and against counting all cases */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#include "check.h"

#define LEN(a)	((int)(sizeof (a) / sizeof (a)[0]))

static double	work[10000];

/* All signs there are, for n up to 12. */
static void
signs(void)
{
	double	d[13], count, extreme;
	int	n, k, i, heads;
	long	mask;

	for (n = 1; n <= 12; n++)
		for (k = 0; k <= n; k++) {
			for (i = 0; i < n; i++)
				d[i] = i < k ? 1 : -1;
			d[n] = 0;	/* which does not count */
			count = extreme = 0;
			for (mask = 0; mask < 1L << n; mask++, count++) {
				for (i = heads = 0; i < n; i++)
					heads += mask >> i & 1;
				extreme += abs(2 * heads - n) >=
				    abs(2 * k - n);
			}
			NEAR(ks_sign_test(d, n + 1), extreme / count, 1e-12);
		}
	NEAR(ks_sign_test(d, 0), 1, 0);
	NEAR(ks_sign_least(9), 2 / 512.0, 1e-15);
	NEAR(ks_sign_least(1), 1, 0);
	NEAR(ks_sign_least(0), 1, 0);
}

/* The example of Aickin and Gensler, "Adjusting for multiple testing",
   American Journal of Public Health 86 (1996) 726-728, method as there; the
   figures by hand. */
static void
holm(void)
{
	static const double	p[] = { 0.01, 0.04, 0.03, 0.005 };
	static const double	ties[] = { 0.02, 0.02, 0.9, 0.02, 0.9 };
	double			adjusted[5];

	ks_holm(p, adjusted, 4);
	NEAR(adjusted[3], 0.02, 1e-15);
	NEAR(adjusted[0], 0.03, 1e-15);
	NEAR(adjusted[2], 0.06, 1e-15);
	NEAR(adjusted[1], 0.06, 1e-15);
	ks_holm(ties, adjusted, 5);
	NEAR(adjusted[0], 0.1, 1e-15);
	NEAR(adjusted[3], 0.1, 1e-15);
	NEAR(adjusted[2], 1, 0);
	ks_holm(p, adjusted, 1);
	NEAR(adjusted[0], 0.01, 0);
	ks_holm(p, adjusted, 0);
}

/* The order of n numbers that comes after x, or 0. */
static int
next(double *x, int n)
{
	double	t;
	int	i = n - 2, k = n - 1;

	while (i >= 0 && x[i] > x[i + 1])
		i--;
	if (i < 0)
		return 0;
	while (x[k] < x[i])
		k--;
	t = x[i], x[i] = x[k], x[k] = t;
	for (i++, k = n - 1; i < k; i++, k--)
		t = x[i], x[i] = x[k], x[k] = t;
	return 1;
}

static int
inversions(const double *x, int n)
{
	int	i, k, down = 0;

	for (i = 0; i < n; i++)
		for (k = i + 1; k < n; k++)
			down += x[k] < x[i];
	return down;
}

/* Kendall's p, by brute force over all orders. */
static double
brute(const double *x, int n)
{
	double	y[8], count = 0, extreme = 0;
	int	i, pairs = n * (n - 1) / 2, off = inversions(x, n);

	for (i = 0; i < n; i++)
		y[i] = i;
	do {
		count++;
		extreme += abs(2 * inversions(y, n) - pairs) >=
		    abs(2 * off - pairs);
	} while (next(y, n));
	return extreme / count < 1 ? extreme / count : 1;
}

static void
trend_brute(void)
{
	double	x[7], t[7], slope;
	int	i, n;

	for (n = 2; n <= 6; n++) {
		for (i = 0; i < n; i++)
			x[i] = t[i] = i;
		do
			NEAR(ks_trend(t, x, n, &slope, work), brute(x, n),
			    1e-12);
		while (next(x, n));
	}
}

/* Sen's example, of which he gives the slope 4 and the 95 % interval; equal
   numbers; a trend among 60. */
static void
trend(void)
{
	static const double	t[] = { 1, 2, 3, 4, 10, 12, 18 };
	static const double	x[] = { 9, 15, 19, 20, 45, 55, 78 };
	double			y[60], s[60], slope;
	int			i;

	CHECK(ks_trend(t, x, 7, &slope, work) < 0.001);
	NEAR(slope, 4, 1e-12);
	for (i = 0; i < 60; i++) {
		s[i] = i;
		y[i] = 3;
	}
	NEAR(ks_trend(s, y, 9, &slope, work), 1, 0);
	NEAR(ks_trend(s, y, 60, &slope, work), 1, 0);
	NEAR(slope, 0, 0);
	for (i = 0; i < 60; i++)
		y[i] = 0.1 * i + i % 7;
	CHECK(ks_trend(s, y, 60, &slope, work) < 0.001);
	NEAR(slope, 0.1, 0.02);
	NEAR(ks_trend(s, y, 1, &slope, work), 1, 0);
	NEAR(ks_trend(s, y, 0, &slope, work), 1, 0);
}

static void
peaks(void)
{
	static const double	two[] = { 1, 1.1, 1.2, 1.3, 2, 2.1, 2.2, 2.3 };
	static const double	one[] = { 1, 2, 3, 4, 5, 6, 7, 8 };
	static const double	odd[] = { 1, 1.1, 1.2, 1.3, 1.4, 1.5, 9, 9.1 };

	CHECK(ks_two_peaks(two, 8) == 4);
	CHECK(ks_two_peaks(two, 7) == 0);
	CHECK(ks_two_peaks(one, 8) == 0);
	CHECK(ks_two_peaks(odd, 8) == 0);	/* two of them are outliers */
	CHECK(ks_two_peaks(one, 0) == 0);
}

/* Quartiles 2.5 and 5.5: the fences are -2, 10, -6.5 and 14.5. */
static void
outliers(void)
{
	static const double	x[] = { 1, 2, 3, 4, 5, 6, 7 };
	static const double	same[] = { 2, 2, 2, 2, 3 };

	CHECK(ks_outlier(x, 7, 10.0) == 0);
	CHECK(ks_outlier(x, 7, 10.1) == KS_MILD);
	CHECK(ks_outlier(x, 7, 14.6) == KS_SEVERE);
	CHECK(ks_outlier(x, 7, -2.0) == 0);
	CHECK(ks_outlier(x, 7, -2.1) == -KS_MILD);
	CHECK(ks_outlier(x, 7, -6.6) == -KS_SEVERE);
	CHECK(ks_outlier(same, 5, 3.0) == KS_SEVERE);
	CHECK(ks_outlier(same, 1, 2.0) == 0);
}

/* By hand from Noether's formula: p of a shift of one standard deviation is
   0.7602; N = (1.96 + 1.2816)^2 / (6 (0.2602)^2) = 25.9 a side. */
static void
power(void)
{
	CHECK(ks_rounds_needed(1.0, 1.0, 0.05, 0) == 26);
	/* of pairs: p 0.8413, N = 10.507 / (4 (0.3413)^2) = 22.5 */
	CHECK(ks_rounds_needed(1.0, 1.0, 0.05, 1) == 23);
	/* whatever the spread, 2 / C(2n, n) <= 0.05: 4; 2^(1-n): 6 */
	CHECK(ks_rounds_needed(1.0, 0.0, 0.05, 0) == 4);
	CHECK(ks_rounds_needed(1.0, 0.0, 0.05, 1) == 6);
	CHECK(ks_rounds_needed(1.0, 0.0, 0.05 / 45, 0) == 7);
	CHECK(ks_rounds_needed(1e-9, 1.0, 0.05, 0) == 100000);
	CHECK(ks_rounds_needed(1e-300, 1e300, 1e-9, 0) == 100000);
}

int
main(void)
{
	signs();
	holm();
	trend_brute();
	trend();
	peaks();
	outliers();
	power();
	return check_status();
}
