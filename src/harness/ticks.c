/* ticks.c - timing with a clock whose tick is long: what both ways share */

#include "compat.h"

#include "clock/clock.h"
#include "harness/rng.h"
#include "harness/ticks.h"
#include "stat/stat.h"

#define NEWEST	5		/* ticks that M is taken from */
#define VARIES	0.02		/* of M, from tick to tick */
#define GAUGED	3		/* ticks that gauging lasts at least */
#define SMALL	16		/* operations in a tick, to go edge to edge */
#define DOUBLINGS 31
#define TRIES	5		/* to see a tick in which we alone ran */
#define OURS	0.9		/* share of M seen in it, at least */
#define JITTER	0.2
#define LONG	3000		/* readings that edge to edge lasts at least */

/* The median of the newest is M; the middle half of all tells how it varies.
   A count of M is uncertain by one. */
static void
review(struct ks_ticks *t)
{
	double	v[KS_TICKS_RING], m, range;

	memcpy(v, t->ring, NEWEST * sizeof *v);
	m = ks_median(v, NEWEST);
	memcpy(v, t->ring, sizeof v);
	ks_sort(v, t->nring);
	range = ks_quantile(v, t->nring, 0.75) -
	    ks_quantile(v, t->nring, 0.25);
	t->cost = t->clk->tick / m;
	t->doubt = t->cost * (range + 1) / 2 / m;
	t->edges = range - 1 > VARIES * m;
}

static void
push(struct ks_ticks *t, long m)
{
	memmove(t->ring + 1, t->ring, sizeof t->ring - sizeof *t->ring);
	t->ring[0] = (double)m;
	if (t->nring < KS_TICKS_RING)
		t->nring++;
}

/* Readings over the tick that begins at the edge *s, which goes on to its
   end; 0 if more than one passed, because we did not run meanwhile. */
static int
count(const struct ks_clk *k, struct ks_stamp *s, long *m)
{
	struct ks_stamp	from = *s;

	if ((*m = ks_clock_edge(k, s, 0)) < 0)
		return -1;
	if (ks_clock_diff(k, &from, s) > (1 + KS_TICKS_JUMP) * k->tick)
		*m = 0;
	return 0;
}

/* A tick with few readings was not ours alone, and its end may have been
   seen late. */
int
ks_ticks_align(struct ks_ticks *t, struct ks_stamp *s)
{
	long	m = 0;
	int	i;

	t->clk->clock->read(s);
	if (ks_clock_edge(t->clk, s, 0) < 0)
		return -1;
	for (i = 0; i < TRIES && (double)m * t->cost < OURS * t->clk->tick;
	    i++) {
		if (count(t->clk, s, &m) != 0)
			return -1;
		if (m == 0)
			continue;
		push(t, m);
		review(t);
	}
	return 0;
}

int
ks_ticks_open(struct ks_ticks *t, const struct ks_clk *k, unsigned long seed)
{
	struct ks_stamp	s;
	long		m;
	int		i;

	memset(t, 0, sizeof *t);
	t->clk = k;
	t->random = seed;
	k->clock->read(&s);
	if (ks_clock_edge(k, &s, 0) < 0)
		return -1;
	for (i = 0; i < NEWEST * TRIES && t->nring < NEWEST; i++) {
		if (count(k, &s, &m) != 0)
			return -1;
		if (m > 0)
			push(t, m);
	}
	if (t->nring < NEWEST)
		return -1;
	review(t);
	return 0;
}

/* n operations, ns to the tick, or -1. */
static double
once(const struct ks_ticks *t, const struct ks_job *job, unsigned long n)
{
	struct ks_stamp	a, b;

	t->clk->clock->read(&a);
	if (job->work(job->arg, n) != 0)
		return -1;
	t->clk->clock->read(&b);
	return ks_clock_diff(t->clk, &a, &b);
}

/* What lasts long enough must do so twice: others may have run the first
   time. */
int
ks_ticks_gauge(struct ks_ticks *t, struct ks_job *job)
{
	double		enough = (GAUGED - 0.5) * t->clk->tick, d, again;
	unsigned long	n = 1;
	int		i;

	for (i = 0; i < DOUBLINGS; i++, n *= 2) {
		if ((d = once(t, job, n)) < 0)
			return -1;
		if (d > enough && (again = once(t, job, n)) < d)
			d = again;
		if (d < 0)
			return -1;
		job->op = d / (double)n;
		if (d > enough)
			break;
	}
	return job->op > 0 ? 0 : -1;
}

/* Edge to edge, the error is half a chunk at most, and a chunk 20 readings
   or more: nine in ten are within 0.5 % if it lasts 150 of them. */
static double
enough(const struct ks_ticks *t, double ticks)
{
	double	least = LONG * t->cost / t->clk->tick;

	return ticks > least ? ticks : least;
}

int
ks_ticks_sample(struct ks_ticks *t, struct ks_job *job, double ticks,
    unsigned long *n, double *ns)
{
	ticks *= 1 + JITTER * ks_random_share(&t->random);
	if (t->edges && job->op < t->clk->tick / SMALL)
		return ks_ticks_edges(t, job, enough(t, ticks), n, ns);
	*n = (unsigned long)(ticks * t->clk->tick / job->op + 0.5);
	*n += *n == 0;
	return ks_ticks_batch(t, job, *n, ns);
}
