/* mcoarse.c - samples of one point with a coarse clock */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/mcoarse.h"
#include "harness/measure.h"
#include "harness/ticks.h"
#include "stat/stat.h"

#define TICKS		3.0	/* of a sample */
#define MOST		200	/* samples */
#define LEAST		4	/* of them; a run has nine rounds */
#define LEAST_PAIRS	3	/* with a baseline, which takes as long */
#define VOIDS		20	/* tries at a sample */

/* A loop of the benchmark, as work for ticks.h. */
struct task {
	struct ks_round	*round;
	ks_loop		*loop;
	struct ks_job	 job;
};

static int
work(void *arg, unsigned long n)
{
	struct task *t = arg;

	return t->loop(t->round, n);
}

/* Prepare for samples of a loop; nothing to do where there is none. */
static int
open_task(struct task *t, struct ks_ticks *k, struct ks_round *r,
    ks_loop *loop)
{
	t->round = r;
	t->loop = loop;
	t->job.work = work;
	t->job.arg = t;
	t->job.op = 0;
	t->job.whole = r->between != NULL;	/* which is for n as a whole */
	return loop != NULL && r->most == 0 ? ks_ticks_gauge(k, &t->job) : 0;
}

/* A sample of as many operations as one likes, or as may be. */
static int
bounded(struct task *t, struct ks_ticks *k, unsigned long *n, double *ns)
{
	struct ks_round *r = t->round;

	if (r->most == 0)
		return ks_ticks_sample(k, &t->job, TICKS, n, ns);
	*n = r->most;
	if (r->between != NULL && r->between(r, *n) != 0)
		return -1;
	return ks_ticks_batch(k, &t->job, *n, ns);
}

/* One sample, again if a tick was lost. */
static int
sample(struct task *t, struct ks_ticks *k, unsigned long *n, double *ns)
{
	int i, got = KS_TICKS_VOID;

	for (i = 0; i < VOIDS && got == KS_TICKS_VOID; i++)
		got = bounded(t, k, n, ns);
	if (got == KS_TICKS_VOID)
		return ks_why(t->round, -1, "the clock loses ticks, or "
		    "the machine is too busy");
	if (got != 0 && t->round->why[0] == '\0' && errno == 0)
		return ks_why(t->round, -1, "the clock stopped");
	return got;
}

struct coarse {
	struct ks_ticks	 ticks;
	struct task	 subject, base;
	double		 per;		/* operations per n */
	double		 value[MOST], raw[MOST];
	int		 n;
	double		 ops, elapsed;
};

/* A sample of the subject, less one of the baseline. */
static int
one(struct coarse *c)
{
	unsigned long	n, m;
	double		t, b = 0;

	if (sample(&c->subject, &c->ticks, &n, &t) != 0)
		return -1;
	c->elapsed += n * t;
	if (c->base.loop != NULL) {
		if (sample(&c->base, &c->ticks, &m, &b) != 0)
			return -1;
		c->elapsed += m * b;
	}
	c->ops += n * c->per;
	c->raw[c->n] = t / c->per;
	c->value[c->n++] = (t - b) / c->per;
	return 0;
}

static int
sample_all(struct coarse *c, double want)
{
	unsigned long	total = c->subject.round->total;
	int		least = c->base.loop != NULL ? LEAST_PAIRS : LEAST;

	while (c->n < MOST && (c->n < least || c->elapsed < want)) {
		if (one(c) != 0)
			return -1;
		if (total > 0 && c->ops / c->per >= total)
			break;
	}
	return 0;
}

static void
sum(struct coarse *c, struct ks_figures *f)
{
	int k;

	f->n = c->ops;
	f->samples = c->n;
	ks_sort(c->value, c->n);
	f->value = f->all = ks_quantile(c->value, c->n, 0.5);
	f->p10 = ks_quantile(c->value, c->n, 0.1);
	f->p90 = ks_quantile(c->value, c->n, 0.9);
	f->raw = ks_median(c->raw, c->n);
	if (c->base.loop == NULL)
		return;
	f->limit = c->value[c->n - 1] - c->value[0];
	if (ks_median_ranks(c->n, 0.95, &k) > 0)
		f->limit = (c->value[c->n - k] - c->value[k - 1]) / 2;
}

int
ks_measure_coarse(struct ks_round *r, const struct ks_how *how,
    ks_loop *loop, ks_loop *baseline, double per, struct ks_figures *f)
{
	static struct coarse c;

	memset(&c, 0, sizeof c);
	c.per = per;
	if (ks_ticks_open(&c.ticks, how->clk, how->seed) != 0)
		return ks_why(r, -1, "the clock does not tick");
	if (open_task(&c.subject, &c.ticks, r, loop) != 0 ||
	    open_task(&c.base, &c.ticks, r, baseline) != 0 ||
	    sample_all(&c, how->want) != 0)
		return -1;
	sum(&c, f);
	return 0;
}
