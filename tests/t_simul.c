/* t_simul.c - comparisons of made-up runs: how often they are wrong, how
   often they find what is there, how often the intervals hold the truth */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "result/result.h"
#include "stat/stat.h"

#include "check.h"

#define PAIRS	2000
#define TWO_PI	6.28318530717958647693

/* Between 0 and 1, never either: L'Ecuyer, "Efficient and portable combined
   random number generators", CACM 31 (1988) 742-749; in doubles, which hold
   the products. */
static double
share(void)
{
	static double	a = 20261130, b = 60;
	double		z;

	a = fmod(40014 * a, 2147483563.0);
	b = fmod(40692 * b, 2147483399.0);
	z = a - b;
	return (z < 1 ? z + 2147483562.0 : z) / 2147483563.0;
}

static double
normal(void)
{
	return sqrt(-2 * log(share())) * cos(TWO_PI * share());
}

/* The i-th round of a run, true value 1: noise of several kinds. */
static double
plain(int i)
{
	(void)i;
	return 1 + 0.02 * normal();
}

static double
skewed(int i)
{
	(void)i;
	return exp(0.05 * normal());
}

static double
peaked(int i)
{
	(void)i;
	return (share() < 0.5 ? 1 : 1.1) * (1 + 0.005 * normal());
}

static double
dirty(int i)
{
	return share() < 0.05 ? 1.5 + share() : plain(i);
}

static double
drifting(int i)
{
	return (1 + 0.01 * i) * (1 + 0.005 * normal());
}

typedef double	noise(int);

static const struct {
	const char	*name;
	noise		*noise;
} noises[] = {
	{ "normal", plain }, { "lognormal", skewed },
	{ "two peaks", peaked }, { "outliers", dirty }, { "drift", drifting }
};

#define NOISES	((int)(sizeof noises / sizeof noises[0]))

static struct ks_half
half(noise *f, int n, double factor)
{
	struct ks_half	h;
	int		i;

	memset(&h, 0, sizeof h);
	h.unit = "ns/op";
	h.n = n;
	h.x = malloc(n * sizeof *h.x);
	h.at = malloc(n * sizeof *h.at);
	for (i = 0; i < n; i++) {
		h.x[i] = factor * f(i);
		h.at[i] = i + 1;
	}
	h.value = h.x[0];
	return h;
}

/* A comparison of points with n rounds on either side, of which the first
   changed ones are slower by the factor. */
static void
compare(struct ks_comparison *c, noise *f, int points, int changed, int n,
    double factor, int paired)
{
	struct ks_contrast	*p;
	int			 i;

	memset(c, 0, sizeof *c);
	c->threshold = 0.01;
	c->paired = paired;
	c->npoint = points;
	c->point = calloc(points, sizeof *c->point);
	for (i = 0; i < points; i++) {
		p = &c->point[i];
		p->name = "X";
		p->better = KS_LOWER;
		p->half[0] = half(f, n, 1.0);
		p->half[1] = half(f, n, i < changed ? factor : 1.0);
		ks_contrast_make(p, paired);
	}
	ks_verdicts(c);
}

/* How many of the first n points are called faster, or slower. */
static int
verdicts(const struct ks_comparison *c, int n)
{
	int	i, k = 0;

	for (i = 0; i < n; i++)
		k += c->point[i].verdict == KS_BETTER ||
		    c->point[i].verdict == KS_WORSE;
	return k;
}

/* Nothing differs: any verdict is wrong.  Among 45 points at most one
   comparison in twenty may have any. */
static void
nothing(int k, int points, int pairs, int paired)
{
	struct ks_comparison	c;
	int			i, wrong = 0, held = 0, tests = 0;

	for (i = 0; i < pairs; i++) {
		compare(&c, noises[k].noise, points, 0, 9, 1.0, paired);
		wrong += verdicts(&c, points) > 0;
		held += c.point[0].loglo <= 0 && c.point[0].loghi >= 0;
		tests++;
		ks_comparison_free(&c);
	}
	printf("%s, %d point%s%s: %.1f %% wrong, intervals hold the truth in "
	    "%.1f %%\n", noises[k].name, points, points > 1 ? "s" : "",
	    paired ? ", pairs" : "", 100.0 * wrong / tests,
	    100.0 * held / tests);
	CHECK(wrong <= 0.05 * tests);
	CHECK(held >= 0.94 * tests);
}

/* A true change of 5 % in noise of 2 %: the share of those that are found,
   and of intervals that hold it. */
static double
change(int points, int changed, int n, int pairs)
{
	struct ks_comparison	c;
	double			found = 0, held = 0;
	int			i, k;

	for (i = 0; i < pairs; i++) {
		compare(&c, plain, points, changed, n, 1.05, 0);
		found += verdicts(&c, changed);
		for (k = 0; k < changed; k++)
			held += c.point[k].loglo <= log(1.05) &&
			    c.point[k].loghi >= log(1.05);
		ks_comparison_free(&c);
	}
	found /= (double)pairs * changed;
	held /= (double)pairs * changed;
	printf("5 %% in 2 %%, %d rounds, %d of %d points changed: found "
	    "%.1f %%, intervals hold it in %.1f %%\n", n, changed, points,
	    100 * found, 100 * held);
	CHECK(held >= 0.94);
	return found;
}

/* With as many rounds as are said to be needed, nine in ten are found. */
static void
needed(int paired)
{
	struct ks_comparison	c;
	int			i, n, found = 0;

	n = ks_rounds_needed(log(1.05), paired ? 0.02 * sqrt(2.0) : 0.02,
	    KS_ALPHA, paired);
	for (i = 0; i < PAIRS; i++) {
		compare(&c, plain, 1, 1, n, 1.05, paired);
		found += verdicts(&c, 1);
		ks_comparison_free(&c);
	}
	printf("%d %s needed: found %.1f %%\n", n, paired ? "pairs" :
	    "rounds", 100.0 * found / PAIRS);
	CHECK(found >= 0.88 * PAIRS);
}

/* The geometric mean of a group of six: its interval holds the truth, also
   where the points of a round have noise in common. */
static void
means(void)
{
	struct ks_comparison	c;
	struct ks_contrast	g;
	double			common;
	int			i, k, r, h, held = 0;

	for (i = 0; i < PAIRS; i++) {
		compare(&c, plain, 6, 3, 9, 1.05, 0);
		for (h = 0; h < 2; h++)
			for (r = 0; r < 9; r++) {
				common = exp(0.02 * normal());
				for (k = 0; k < 6; k++)
					c.point[k].half[h].x[r] *= common;
			}
		if (CHECK(ks_group_mean(&c, c.point, 6, &g) == 0)) {
			held += g.loglo <= log(1.05) / 2 &&
			    g.loghi >= log(1.05) / 2;
			ks_contrast_free(&g);
		}
		ks_comparison_free(&c);
	}
	printf("geometric means: intervals hold the truth in %.1f %%\n",
	    100.0 * held / PAIRS);
	CHECK(held >= 0.94 * PAIRS);
}

/* Two peaks are not seen where there is one. */
static void
one_peak(noise *f, int n)
{
	double	x[30];
	int	i, k, seen = 0;

	for (k = 0; k < 10000; k++) {
		for (i = 0; i < n; i++)
			x[i] = f(i);
		ks_sort(x, n);
		seen += ks_two_peaks(x, n) > 0;
	}
	CHECK(seen < 100);
}

int
main(void)
{
	int	k;

	for (k = 0; k < NOISES; k++) {
		nothing(k, 1, PAIRS, 0);
		nothing(k, 1, PAIRS, 1);
		nothing(k, 45, PAIRS / 4, 0);
	}
	CHECK(change(1, 1, 6, PAIRS) >= 0.9);
	CHECK(change(45, 45, 10, PAIRS / 20) >= 0.9);
	/* among 44 that did not change, the one that did must have p below
	   0.05 / 45: U at most 9, which the rank test has in 88 % */
	CHECK(change(45, 1, 10, PAIRS) >= 0.85);
	CHECK(change(45, 1, 12, PAIRS) >= 0.9);
	needed(0);
	needed(1);
	means();
	for (k = 8; k <= 30; k += k < 10 ? 1 : 5) {
		one_peak(plain, k);
		one_peak(skewed, k);
	}
	return check_status();
}
