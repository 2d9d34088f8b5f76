/* t_stat.c - statistics against published values */

#include "compat.h"

#include "stat/stat.h"

#include "check.h"

#define LEN(a)	((int)(sizeof (a) / sizeof (a)[0]))

static void
sorting(void)
{
	double	x[] = { 3, -1, 2.5, 2.5, 0, 1e300, -1e300 };
	int	i;

	ks_sort(x, LEN(x));
	for (i = 1; i < LEN(x); i++)
		CHECK(x[i - 1] <= x[i]);
	NEAR(x[0], -1e300, 0);
	NEAR(x[6], 1e300, 0);
	ks_sort(x, 0);
}

/* By hand from the definition; the deciles of 1, 2, ... 10 are the ones
   that R prints: 1.9, 2.8, ... */
static void
quantiles(void)
{
	double	x[10], one = 7;
	int	i;

	for (i = 0; i < 10; i++)
		x[i] = i + 1;
	for (i = 0; i <= 10; i++)
		NEAR(ks_quantile(x, 10, i / 10.0), 1 + 0.9 * i, 1e-12);
	NEAR(ks_quantile(x, 10, 0.25), 3.25, 1e-12);
	NEAR(ks_quantile(x, 2, 0.75), 1.75, 1e-12);
	NEAR(ks_quantile(&one, 1, 0.1), 7, 0);
	NEAR(ks_quantile(&one, 1, 1), 7, 0);
}

static void
medians(void)
{
	double	odd[] = { 5, 1, 3 }, even[] = { 4, 1, 3, 2 }, one = 2;
	double	huge[] = { 1.7e308, 1.7e308 };

	NEAR(ks_median(odd, 3), 3, 0);
	NEAR(odd[0], 1, 0);
	NEAR(ks_median(even, 4), 2.5, 0);
	NEAR(ks_median(&one, 1), 2, 0);
	NEAR(ks_median(huge, 2), 1.7e308, 1e300);
}

/* The ranks that the binomial distribution gives at 95 %, n <= 5 none. */
static void
ranks_published(void)
{
	static const struct { int n, k; double level; } t[] = {
		{ 1, 0, 0 }, { 2, 0, 0 }, { 5, 0, 0 },
		{ 6, 1, 0.969 }, { 7, 1, 0.984 }, { 8, 1, 0.992 },
		{ 9, 2, 0.961 }, { 10, 2, 0.979 }, { 11, 2, 0.988 },
		{ 12, 3, 0.961 }, { 15, 4, 0.965 }, { 20, 6, 0.959 },
		{ 25, 8, 0.957 }, { 30, 10, 0.957 }, { 50, 18, 0.967 },
		{ 100, 40, 0.965 }
	};
	int	i, k;

	for (i = 0; i < LEN(t); i++) {
		NEAR(ks_median_ranks(t[i].n, 0.95, &k), t[i].level, 0.0005);
		if (!CHECK(k == t[i].k))
			printf("n %d: rank %d\n", t[i].n, k);
	}
}

/* Exactly, where the binomial coefficients are exact in a double. */
static void
ranks_exact(void)
{
	int	n, k, i;
	double	c, inside, all;

	for (n = 6; n <= 40; n++) {
		double	level = ks_median_ranks(n, 0.95, &k);

		for (i = 0, c = 1, inside = all = 0; i <= n; i++) {
			all += c;
			inside += i >= k && i <= n - k ? c : 0;
			c = c * (n - i) / (i + 1);
		}
		NEAR(level, inside / all, 1e-14);
		CHECK(level >= 0.95);
		c = ks_median_ranks(n, level + 1e-9, &i);
		CHECK(i == k - 1 && (c > level || i == 0));
	}
}

/* Other levels; large n, against the normal approximation. */
static void
ranks_more(void)
{
	int	k;

	NEAR(ks_median_ranks(6, 0.99, &k), 0, 0);
	CHECK(k == 0);
	NEAR(ks_median_ranks(8, 0.99, &k), 1 - 2 / 256.0, 1e-15);
	CHECK(k == 1);
	NEAR(ks_median_ranks(2, 0.5, &k), 0.5, 1e-15);
	CHECK(k == 1);
	NEAR(ks_median_ranks(0, 0.95, &k), 0, 0);
	NEAR(ks_median_ranks(-1, 0.95, &k), 0, 0);
	NEAR(ks_median_ranks(10000, 0.95, &k), 0.95, 0.002);
	NEAR(k, 5000 - 98, 1.5);
	NEAR(ks_median_ranks(1000000, 0.95, &k), 0.95, 0.0005);
	NEAR(k, 500000 - 980, 1.5);
}

int
main(void)
{
	sorting();
	quantiles();
	medians();
	ranks_published();
	ranks_exact();
	ranks_more();
	return check_status();
}
