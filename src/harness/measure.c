/* measure.c - samples of one point: calibrate, gate, sample, sum up */

#include "compat.h"

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/gate.h"
#include "harness/mcoarse.h"
#include "harness/measure.h"
#include "harness/rng.h"
#include "harness/series.h"
#include "harness/unroll.h"

#define BATCH		50e3	/* ns: doubling ends between this and twice */
#define OVER		4	/* a round without quiet ends after so many
				   times the time it wants */
#define SLOW		100e6	/* ns: of slower operations few are enough */
#define FEW		0.5e6	/* ns: of samples that long few fit, so ... */
#define MORE		3	/* times as long a round for them */
#define LONGEST		(1UL << 30)	/* doublings end, on any clock */
#define WARM		30e6	/* ns until caches hold what they will */
#define SHARE		8	/* of the time of a round, for a part of it */

/* A loop at work. */
struct work {
	struct ks_round		*round;
	const struct ks_how	*how;
	ks_loop			*loop, *baseline;
	double			 want;	/* ns */
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

	t = batch(w, w->loop, n);
	if (t < 0 || !w->slope)
		return t;
	t2 = batch(w, w->loop, 2 * n);
	return t2 < 0 ? -1 : t2 - t;
}

/* Subject, baseline, baseline, subject: *raw is the subject alone.  -1 if an
   operation failed, else 0 (the difference may be negative). */
static int
paired(struct work *w, unsigned long n, double *t, double *raw)
{
	double a, b, c, d;

	if ((a = batch(w, w->loop, n)) < 0 ||
	    (b = batch(w, w->baseline, n)) < 0 ||
	    (c = batch(w, w->baseline, n)) < 0 ||
	    (d = batch(w, w->loop, n)) < 0)
		return -1;
	*raw = (a + d) / 2;
	*t = (a + d - b - c) / 2;
	return 0;
}

/* The size of a batch, up to a fifth more so that batches do not beat with
   the timer's interrupt. */
static unsigned long
jitter(struct work *w)
{
	unsigned long n, most = w->round->most;

	n = w->n + (unsigned long)(w->n / 5.0 * ks_random_share(&w->seed));
	return most > 0 && n > most ? most : n;
}

/* Take one sample into the series: 0, or -1 if an operation failed. */
static int
sample(struct work *w, struct ks_series *s)
{
	unsigned long	n = jitter(w);
	double		t, raw = 0;

	if (w->baseline != NULL) {
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
	double want = s->shortest > FEW ? MORE * w->want : w->want;

	if (s->n >= KS_SAMPLES)
		return 1;
	if (w->round->total > 0 && s->ops / w->per >= w->round->total)
		return 1;
	if (s->n < KS_LEAST && elapsed < KS_LEAST * SLOW)
		return 0;
	if (!w->how->gate || ks_series_ungated(s))
		return elapsed >= want;
	if (s->quiet_ns >= want && s->nquiet >= KS_LEAST)
		return 1;
	return elapsed >= OVER * want;
}

/* Begin; where memory is watched, after so many batches on end that what fits
   into a cache is there. */
static int
begin(struct work *w, struct ks_series *s)
{
	const struct ks_clk	*k = w->how->clk;
	struct ks_stamp		 start, now;

	ks_series_begin(s, k, w->how->gate, w->how->floor, w->how->watch);
	if (!w->how->gate || w->how->watch == 0)
		return 0;
	k->clock->read(&start);
	do {
		if (batch(w, w->loop, w->n) < 0)
			return -1;
		k->clock->read(&now);
	} while (ks_clock_diff(k, &start, &now) < WARM);
	ks_series_again(s);
	return 0;
}

static int
sample_all(struct work *w, struct ks_series *s)
{
	const struct ks_clk	*k = w->how->clk;
	struct ks_stamp		 start, a, b;

	if (begin(w, s) != 0)
		return -1;
	k->clock->read(&start);
	do {
		k->clock->read(&a);
		if (sample(w, s) != 0)
			return -1;
		k->clock->read(&b);
		ks_series_gate(s, ks_clock_diff(k, &a, &b));
	} while (!enough(w, s, ks_clock_diff(k, &start, &b)));
	return 0;
}

/* Calibrate; -1 if an operation failed. */
static int
prepare(struct work *w)
{
	const struct ks_clk	*k = w->how->clk;
	double			 ns = ks_clock_span(k, BATCH, 1000.0, 200.0);

	w->slope = k->cost > ns / 1000 && w->round->total == 0;
	if (w->baseline != NULL)
		ns /= 4;
	w->n = w->how->batch;
	if (w->n > 0)			/* but nothing is hot yet */
		return batch(w, w->loop, w->n) < 0 ? -1 : 0;
	w->n = ks_batch_size(w->round, k, w->loop, ns,
	    w->round->most > 0 ? w->round->most : LONGEST);
	if (w->n == 0)
		return -1;
	if (w->n < w->round->least)
		w->n = w->round->least;
	return 0;
}

static int
measure_fine(struct work *w, struct ks_figures *f)
{
	struct ks_series	*s;
	double			 step;
	int			 bad;

	if (prepare(w) != 0 || (s = ks_series_open()) == NULL)
		return -1;
	bad = sample_all(w, s);
	if (!bad)
		ks_series_sum(s, f);
	step = w->how->clk->tick / (w->n * w->per);
	if (w->baseline != NULL && f->limit < step)
		f->limit = step;
	ks_series_close(s);
	f->batch = w->n;
	return bad;
}

static int
measure(struct work *w, struct ks_figures *f)
{
	memset(f, 0, sizeof *f);
	return w->how->clk->coarse ? ks_measure_coarse(w->round, w->how,
	    w->loop, w->baseline, w->per, f) : measure_fine(w, f);
}

/* What derive() of a benchmark is at: ks_time has no room for it. */
static struct {
	const struct ks_how	*how;
	struct ks_figures	 sum;
	int			 times;
} deriving;

/* A ks_time. */
static int
time_loop(struct ks_round *r, ks_loop *loop, double *ns)
{
	struct ks_figures	*sum = &deriving.sum, f;
	struct work		 w;

	memset(&w, 0, sizeof w);
	w.round = r;
	w.how = deriving.how;
	w.loop = loop;
	w.want = w.how->want / SHARE;
	w.seed = w.how->seed + deriving.times++;
	w.per = 1;
	if (measure(&w, &f) != 0)
		return -1;
	*ns = f.value;
	f.n += sum->n;
	f.samples += sum->samples;
	if (deriving.times > 1 && sum->quiet < f.quiet)
		f.quiet = sum->quiet;
	if (deriving.times > 1 && !sum->ungated)
		f.ungated = 0;
	if (sum->ref > 0 && sum->ref < f.ref)
		f.ref = sum->ref;
	*sum = f;
	return 0;
}

static int
derive(struct ks_round *r, const struct ks_how *how, struct ks_figures *f)
{
	double v;

	memset(&deriving, 0, sizeof deriving);
	deriving.how = how;
	if (r->bench->derive(r, time_loop, &v) != 0)
		return -1;
	*f = deriving.sum;
	f->value = f->p10 = f->p90 = f->all = v;
	f->raw = f->limit = f->batch = 0;
	return 0;
}

int
ks_measure(struct ks_round *r, const struct ks_how *how, struct ks_figures *f)
{
	const struct ks_bench	*b = r->bench;
	struct work		 w;

	if (b->derive != NULL)
		return derive(r, how, f);
	memset(&w, 0, sizeof w);
	w.round = r;
	w.how = how;
	w.loop = b->loop;
	w.baseline = b->baseline;
	w.want = how->want;
	w.seed = how->seed;
	w.per = b->twice != NULL ? KS_UNROLL : r->ops > 0 ? r->ops : 1;
	if (measure(&w, f) != 0)
		return -1;
	if (b->baseline == NULL && f->value <= 0)
		return ks_why(r, -1, "too short a time for this clock");
	if (r->bytes > 0 && f->value <= f->limit && f->value < f->raw / 2)
		return ks_why(r, -1, "too fast to tell from what is "
		    "subtracted");
	if (b->twice != NULL && f->value < KS_UNROLL_BELOW && !r->uneven &&
	    !how->clk->coarse)
		return ks_unroll_check(r, how, w.n);
	return 0;
}
