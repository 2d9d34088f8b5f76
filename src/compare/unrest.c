/* unrest.c - what is odd about the rounds of a point */

#include "compat.h"

#include <math.h>

#include "compare/compare.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

#define SURE	0.001	/* p of a drift that is worth a word: there may be a
			   hundred series */
#define LEAST	5	/* rounds that have outliers */

/* Is a difference of logarithms worth a word? */
static int
matters(double log_ratio, double threshold)
{
	return fabs(log_ratio) > log(1 + threshold);
}

/* The figures of a half, or the ratios of its pairs, as logarithms. */
static double *
series(const struct ks_contrast *c, const struct ks_half *h, int *n)
{
	double	*x;
	int	 i;

	*n = c->d != NULL ? c->n : h->n;
	x = ks_xalloc((size_t)(*n + 1) * sizeof *x);
	for (i = 0; i < *n; i++)
		x[i] = c->d != NULL ? c->d[i] : log(h->x[i]);
	return x;
}

static int
failed(const struct ks_half *h, char *buf, size_t size)
{
	if (h->nfail > 0)
		snprintf(buf, size, "%d round%s failed: %.150s", h->nfail,
		    h->nfail == 1 ? "" : "s", h->fail);
	return h->nfail > 0;
}

static int
loud(const struct ks_half *h, char *buf, size_t size)
{
	if (h->loud)
		snprintf(buf, size, "never quiet: medians of all samples");
	return h->loud;
}

/* The time over which pairs drift is that of the first half. */
static int
drift(const struct ks_half *h, double *x, int n, double threshold, char *buf,
    size_t size)
{
	double	*work = ks_xalloc((size_t)ks_trend_work(n) * sizeof *work);
	double	 slope, p, all, *at = ks_xalloc((size_t)(n + 1) * sizeof *at);
	char	 text[KS_WORD];
	int	 i;

	for (i = 0; i < n; i++)
		at[i] = n == h->n ? h->at[i] : i;
	p = ks_trend(at, x, n, &slope, work);
	all = n > 1 ? slope * (at[n - 1] - at[0]) : 0;
	free(work);
	free(at);
	if (p > SURE || !matters(all, threshold))
		return 0;
	snprintf(buf, size, "drifts: %+.2g %% from round to round, p %s",
	    100 * (ks_finite_exp(slope) - 1), ks_p_text(text, p));
	return 1;
}

/* A figure or a ratio, given by its logarithm. */
static char *
figure(char *buf, double x, int ratio)
{
	return ratio ? ks_ratio_text(buf, x) :
	    ks_five_digits(buf, ks_finite_exp(x));
}

/* x sorted. */
static int
peaks(const double *x, int n, double threshold, int ratio, char *buf,
    size_t size)
{
	char	a[KS_WORD], b[KS_WORD];
	double	low, high;
	int	k = ks_two_peaks(x, n);

	if (k == 0)
		return 0;
	low = ks_quantile(x, k, 0.5);
	high = ks_quantile(x + k, n - k, 0.5);
	if (!matters(high - low, threshold))
		return 0;
	snprintf(buf, size, "two peaks: %s (%d %s) and %s (%d)",
	    figure(a, low, ratio), k, ratio ? "pairs" : "rounds",
	    figure(b, high, ratio), n - k);
	return 1;
}

/* x sorted. */
static int
outliers(const double *x, int n, double threshold, int ratio, char *buf,
    size_t size)
{
	char	text[KS_WORD];
	double	middle = ks_quantile(x, n, 0.5), farthest = 0;
	int	count[KS_SEVERE + 1], i, kind;

	memset(count, 0, sizeof count);
	for (i = 0; i < n; i++) {
		kind = abs(ks_outlier(x, n, x[i]));
		if (kind == 0 || !matters(x[i] - middle, threshold))
			continue;
		count[kind]++;
		if (fabs(x[i] - middle) > fabs(farthest))
			farthest = x[i] - middle;
	}
	if (count[KS_SEVERE] == 0)
		return 0;
	snprintf(buf, size, "outliers, kept: %d severe, %d mild; the farthest "
	    "is %s (%s)", count[KS_SEVERE], count[KS_MILD],
	    figure(text, middle + farthest, ratio),
	    farthest > 0 ? "high" : "low");
	return 1;
}

/*
 * One line about a half of a point, or, of pairs, about their ratios, where
 * half is 0, into buf: 1; or 0 if that oddity is not there.  What is within
 * the threshold is not worth a word.
 */
int
ks_oddity(const struct ks_comparison *c, const struct ks_contrast *p,
    int half, int what, char *buf, size_t size)
{
	const struct ks_half	*h = &p->half[half];
	double			*x;
	int			 n, odd = 0, ratio = p->d != NULL;

	if (what == KS_ODD_FAILED)
		return failed(h, buf, size);
	if (what == KS_ODD_LOUD)
		return loud(h, buf, size);
	if (!ks_has_ratio(p) || (ratio && half > 0))
		return 0;
	x = series(p, h, &n);
	if (what == KS_ODD_DRIFT)
		odd = drift(h, x, n, c->threshold, buf, size);
	ks_sort(x, n);
	if (what == KS_ODD_PEAKS)
		odd = peaks(x, n, c->threshold, ratio, buf, size);
	else if (what == KS_ODD_OUTLIERS && n >= LEAST &&
	    ks_two_peaks(x, n) == 0)
		odd = outliers(x, n, c->threshold, ratio, buf, size);
	free(x);
	return odd;
}
