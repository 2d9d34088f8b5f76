/* measure.c - samples of one point with a fine clock: calibrate, gate,
   sample, sum up */

#include "compat.h"

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/mcoarse.h"
#include "harness/gate.h"
#include "harness/measure.h"
#include "harness/rng.h"
#include "harness/series.h"
#include "harness/unroll.h"

#define BATCH		50e3	/* ns: doubling ends between this and twice */
#define OVER		4	/* a round without quiet ends after so many
				   times the time it wants */
#define SLOW		100e6	/* ns: of slower operations few are enough */

/* A round at work. */
struct work {
	struct ks_round		*round;
	const struct ks_how	*how;
	const struct ks_bench	*bench;
	unsigned long		 n;	/* operations (or turns) of a batch */
	unsigned long		 seed;
	double			 per;	/* operations per n */
	int			 slope;	/* the clock's cost goes out by it */
};

static double
batch(struct work *w, ks_loop *loop, unsigned long n)
{
	return ks_batch(w->round, w->how->clk, loop, n);
}

/* A batch of n operations less the cost of reading the clock, by the slope
   in n where that cost matters. */
static double
plain(struct work *w, unsigned long n)
{
	double t, t2;

	t = batch(w, w->bench->loop, n);
	if (t < 0 || !w->slope)
		return t;
	t2 = batch(w, w->bench->loop, 2 * n);
	return t2 < 0 ? -1 : t2 - t;
}

/* Subject, baseline, baseline, subject: *raw is the subject alone.  -1 if an
   operation failed, else 0 (the difference may be negative). */
static int
paired(struct work *w, unsigned long n, double *t, double *raw)
{
	double a, b, c, d;

	if ((a = batch(w, w->bench->loop, n)) < 0 ||
	    (b = batch(w, w->bench->baseline, n)) < 0 ||
	    (c = batch(w, w->bench->baseline, n)) < 0 ||
	    (d = batch(w, w->bench->loop, n)) < 0)
		return -1;
	*raw = (a + d) / 2;
	*t = (a + d - b - c) / 2;
	return 0;
}

/* Take one sample into the series: 0, or -1 if an operation failed. */
static int
sample(struct work *w, struct ks_series *s)
{
	unsigned long	n;
	double		t, raw = 0;

	n = w->n + (unsigned long)(w->n / 5.0 * ks_random_share(&w->seed));
	if (w->bench->baseline != NULL) {
		if (paired(w, n, &t, &raw) != 0)
			return -1;
	} else if ((t = plain(w, n)) < 0)
		return -1;
	ks_series_add(s, t / (n * w->per), raw / (n * w->per), n * w->per);
	return 0;
}

/* Whether the round has what it wants, or must end without. */
static int
enough(const struct work *w, const struct ks_series *s, double elapsed)
{
	if (s->n >= KS_SAMPLES)
		return 1;
	if (s->n < KS_LEAST && elapsed < KS_LEAST * SLOW)
		return 0;
	if (!w->how->gate || s->shortest > KS_UNGATED)
		return elapsed >= w->how->want;
	if (s->quiet_ns >= w->how->want && s->nquiet >= KS_LEAST)
		return 1;
	return elapsed >= OVER * w->how->want;
}

static int
sample_all(struct work *w, struct ks_series *s)
{
	const struct ks_clk	*k = w->how->clk;
	struct ks_stamp		 start, a, b;

	k->clock->read(&start);
	ks_series_begin(s, k, w->how->gate, w->how->floor);
	do {
		k->clock->read(&a);
		if (sample(w, s) != 0)
			return -1;
		k->clock->read(&b);
		ks_series_gate(s, ks_clock_diff(k, &a, &b));
	} while (!enough(w, s, ks_clock_diff(k, &start, &b)));
	return 0;
}

/* How long a batch must be for this clock. */
static double
batch_ns(const struct ks_clk *k)
{
	double ns = BATCH;

	if (ns < 1000 * k->tick)
		ns = 1000 * k->tick;
	if (ns < 200 * k->cost)
		ns = 200 * k->cost;
	return ns;
}

/* Calibrate; -1 if an operation failed. */
static int
prepare(struct work *w)
{
	const struct ks_clk	*k = w->how->clk;
	double			 ns = batch_ns(k);

	w->slope = k->cost > ns / 1000;
	if (w->bench->baseline != NULL)
		ns /= 4;
	w->n = ks_batch_size(w->round, k, w->bench->loop, ns);
	return w->n == 0 ? -1 : 0;
}

static int
measure_fine(struct work *w, struct ks_figures *f)
{
	struct ks_series *s;

	if (prepare(w) != 0 || (s = ks_series_open()) == NULL)
		return -1;
	if (sample_all(w, s) != 0)
		return -1;
	ks_series_sum(s, f);
	if (w->bench->baseline != NULL && f->limit < w->how->clk->tick / w->n)
		f->limit = w->how->clk->tick / w->n;
	ks_series_close(s);
	if (w->bench->twice != NULL && f->value < KS_UNROLL_BELOW)
		return ks_unroll_check(w->round, w->how, w->n);
	return 0;
}

int
ks_measure(struct ks_round *r, const struct ks_how *how, struct ks_figures *f)
{
	struct work w;

	memset(f, 0, sizeof *f);
	w.round = r;
	w.how = how;
	w.bench = r->bench;
	w.seed = how->seed;
	w.per = r->bench->twice != NULL ? KS_UNROLL : 1;
	if (how->clk->coarse)
		return ks_measure_coarse(r, how, f);
	return measure_fine(&w, f);
}
