/* tickspin.c - a batch from an edge on, then readings to the next edge */

#include "compat.h"

#include "clock/clock.h"
#include "harness/rng.h"
#include "harness/ticks.h"

#define LOST	1.3		/* ticks of readings at the end: one was lost */
#define PIECES	6		/* of a batch, per tick */

struct batch {
	struct ks_stamp		edge;	/* where it began */
	struct ks_stamp		last;	/* reading */
	struct ks_tickcount	count;
	double			reads;
};

/* The operations, in pieces with a reading after each, so that a tick lost
   meanwhile shows. */
static int
pieces(struct ks_ticks *t, struct ks_job *job, unsigned long n,
    struct batch *b)
{
	const struct ks_clk	*k = t->clk;
	unsigned long		 piece, done;
	struct ks_stamp		 x;

	piece = n;
	if (job->op > 0 && !job->whole)
		piece = (unsigned long)(k->tick / PIECES / job->op);
	piece += piece == 0;
	for (done = 0; done < n; done += piece) {
		if (piece > n - done)
			piece = n - done;
		if (job->work(job->arg, piece) != 0)
			return -1;
		k->clock->read(&x);
		b->reads++;
		ks_tickcount_note(&b->count, (double)piece,
		    ks_clock_diff(k, &b->last, &x) / k->tick);
		b->last = x;
	}
	return 0;
}

/* All of it, b->reads readings after an edge, to the edge after its end. */
static int
batch(struct ks_ticks *t, struct ks_job *job, unsigned long n,
    struct batch *b, double *ns)
{
	struct ks_stamp	end;
	double		most = (1 + KS_TICKS_JUMP) * t->clk->tick;
	long		spun;

	ks_tickcount_start(&b->count);
	if (pieces(t, job, n, b) != 0)
		return -1;
	end = b->last;
	if ((spun = ks_clock_edge(t->clk, &b->last, 0)) < 0)
		return -1;
	if (ks_clock_diff(t->clk, &end, &b->last) > most)
		return KS_TICKS_VOID;	/* we did not run at the edge */
	*ns = (ks_clock_diff(t->clk, &b->edge, &b->last) -
	    t->cost * (b->reads + (double)spun)) / (double)n;
	if (*ns > 0)
		b->count.now += (double)spun * t->cost / *ns;
	ks_tickcount_note(&b->count, 0, 1);
	if ((double)spun * t->cost > LOST * t->clk->tick ||
	    ks_tickcount_lost(&b->count))
		return KS_TICKS_VOID;
	if (*ns > 0)
		job->op = *ns;
	return 0;
}

int
ks_ticks_batch(struct ks_ticks *t, struct ks_job *job, unsigned long n,
    double *ns)
{
	struct batch	b;

	if (ks_ticks_align(t, &b.edge) != 0)
		return -1;
	b.last = b.edge;
	b.reads = 0;
	return batch(t, job, n, &b, ns);
}

int
ks_ticks_once(struct ks_ticks *t, struct ks_job *job, unsigned long n,
    double *ns)
{
	struct batch	b;
	double		wait;
	long		reads;

	if (ks_ticks_align(t, &b.edge) != 0)
		return -1;
	b.last = b.edge;
	wait = ks_random_share(&t->random) * t->clk->tick / t->cost;
	reads = ks_clock_edge(t->clk, &b.last, (long)wait + 1);
	if (reads < 0)
		return -1;
	b.reads = (double)reads;
	return batch(t, job, n, &b, ns);
}
