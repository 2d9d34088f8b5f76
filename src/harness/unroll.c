/* unroll.c - the check of operations so short that their loop matters */

#include "compat.h"

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/gate.h"
#include "harness/measure.h"
#include "harness/series.h"
#include "harness/unroll.h"
#include "stat/stat.h"

#define PAIRS		41	/* quiet ones, of ... */
#define MOST		400
#define TRIES		5
#define AGREE		0.02
#define SHORTER		2	/* than a batch, so that few are disturbed */
#define LOW		0.25	/* quantile: it is a check, not a figure */

/* A batch of n turns and one of n turns twice as long: both times, by the
   operations of the first, go into the series. */
static int
pair(struct ks_round *r, const struct ks_clk *k, unsigned long n,
    struct ks_series *s)
{
	double a, b, ops = (double)n * KS_UNROLL;

	a = ks_batch(r, k, r->bench->loop, n);
	b = ks_batch(r, k, r->bench->twice, n);
	if (a < 0 || b < 0)
		return -1;
	ks_series_add(s, b / ops, a / ops, ops);
	ks_series_gate(s, a + b);
	return 0;
}

/* Take pairs in quiet windows: -1 if an operation failed. */
static int
pairs(struct ks_round *r, const struct ks_how *how, unsigned long n,
    struct ks_figures *f)
{
	struct ks_series	*s = ks_series_open();
	int			 bad = 0;

	n = n / SHORTER + 1;
	if (s == NULL)
		return -1;
	memset(f, 0, sizeof *f);
	ks_series_begin(s, how->clk, how->gate, how->floor, 0);
	while (!bad && s->n < MOST &&
	    (how->gate ? s->nquiet : s->n) < PAIRS)
		bad = pair(r, how->clk, n, s);
	if (!bad) {
		ks_series_sum(s, f);
		ks_sort(s->raw, f->samples);
		f->raw = ks_quantile(s->raw, f->samples, LOW);
		f->value = ks_quantile(s->value, f->samples, LOW);
	}
	ks_series_close(s);
	return bad;
}

int
ks_unroll_check(struct ks_round *r, const struct ks_how *how,
    unsigned long n)
{
	struct ks_figures	f;
	double			slope = 0, low = 0, high = 0;
	int			i, told = 0;

	for (i = 0; i < TRIES; i++) {
		if (pairs(r, how, n, &f) != 0)
			return -1;
		if (f.gated && f.quiet == 0)
			continue;
		slope = f.value - f.raw;
		if (slope > f.raw * (1 - AGREE) &&
		    slope < f.raw * (1 + AGREE))
			return 0;
		low = told == 0 || slope < low ? slope : low;
		high = told == 0 || slope > high ? slope : high;
		told++;
	}
	/* A machine that disturbs every batch says nothing of the loop. */
	if (told < TRIES || high - low > f.raw * AGREE)
		return 0;
	sprintf(r->why, "the loop distorts the operation: %.4g ns an "
	    "operation, but %.4g ns by the unroll slope", f.raw, slope);
	return -1;
}
