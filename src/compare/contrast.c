/* contrast.c - a point on both sides: the ratio, its interval, and p */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "report/report.h"
#include "stat/stat.h"
#include "util.h"

#define MOST	690.0	/* exp() of more may be no number */

double
ks_finite_exp(double x)
{
	return exp(x > MOST ? MOST : x < -MOST ? -MOST : x);
}

static double *
logarithms(const struct ks_half *h)
{
	double	*x = ks_xalloc((size_t)h->n * sizeof *x);
	int	 i;

	for (i = 0; i < h->n; i++)
		x[i] = log(h->x[i]);
	return x;
}

/* By ranks, where the rounds of both sides have nothing to do with each
   other. */
static void
by_ranks(struct ks_contrast *c)
{
	int	 m = c->half[0].n, n = c->half[1].n;
	double	*x = logarithms(&c->half[0]), *y = logarithms(&c->half[1]);
	double	*work = ks_xalloc((size_t)ks_rank_work(m, n) * sizeof *work);

	c->p = ks_rank_test(x, m, y, n, work);
	c->least = ks_rank_least(m, n);
	c->log = ks_shift(x, m, y, n, KS_LEVEL, &c->loglo, &c->loghi,
	    &c->level, work);
	free(work);
	free(x);
	free(y);
}

/* The log ratios of the rounds that have the same number on both sides. */
static void
pair(struct ks_contrast *c)
{
	const struct ks_half	*a = &c->half[0], *b = &c->half[1];
	int			 i, k;

	c->d = ks_xalloc((size_t)a->n * sizeof *c->d);
	c->n = 0;
	for (i = 0; i < a->n; i++)
		for (k = 0; k < b->n; k++)
			if (a->at[i] == b->at[k]) {
				c->d[c->n++] = log(b->x[k]) - log(a->x[i]);
				break;
			}
}

/* By signs: nothing is assumed of the ratios of pairs, not even symmetry. */
static void
by_signs(struct ks_contrast *c)
{
	double	*d;

	pair(c);
	if (c->n == 0) {
		c->log = c->loglo = c->loghi = log(c->half[1].value) -
		    log(c->half[0].value);
		return;
	}
	c->p = ks_sign_test(c->d, c->n);
	c->least = ks_sign_least(c->n);
	d = ks_xalloc((size_t)c->n * sizeof *d);
	memcpy(d, c->d, (size_t)c->n * sizeof *d);
	c->level = ks_median_interval(d, c->n, KS_LEVEL, &c->log, &c->loglo,
	    &c->loghi);
	free(d);
}

/* Compare the halves, which are there.  verdict is set where that can be said
   of a point alone. */
void
ks_contrast_make(struct ks_contrast *c, int paired)
{
	const struct ks_half	*a = &c->half[0], *b = &c->half[1];

	c->p = c->adjusted = c->least = 1;
	c->verdict = KS_UNSURE;
	if (a->mixed || b->mixed || strcmp(a->unit, b->unit) != 0)
		c->verdict = KS_UNITS;
	else if (!ks_half_fits(a) || !ks_half_fits(b))
		c->verdict = KS_TINY;
	else if (paired)
		by_signs(c);
	else
		by_ranks(c);
	if (c->verdict == KS_UNSURE && (a->n == 1 || b->n == 1))
		c->verdict = KS_UNTESTED;
	c->tested = c->verdict == KS_UNSURE;
}

/* Are the two sides to be set against each other at all? */
int
ks_has_ratio(const struct ks_contrast *c)
{
	return c->verdict != KS_TINY && c->verdict != KS_UNITS;
}

void
ks_contrast_free(struct ks_contrast *c)
{
	ks_half_free(&c->half[0]);
	ks_half_free(&c->half[1]);
	free(c->d);
}
