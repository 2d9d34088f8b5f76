/* tickedge.c - chunks of operations from edge to edge */

#include "compat.h"

#include <math.h>

#include "clock/clock.h"
#include "harness/rng.h"
#include "harness/ticks.h"

#define READS	20		/* a chunk lasts that many, or more */
#define PART	8		/* of a tick, at most */
#define LEAST	2.0		/* operations: one only would not vary */
#define PATIENCE 20		/* times as many chunks as should do */

/* Mean chunk: longer, and the last one's uncertain half counts for more;
   shorter, and the doubt about the cost of all the readings does. */
static double
chunk(const struct ks_ticks *t, const struct ks_job *job, double ticks)
{
	double	ns = sqrt(3.5 * ticks * t->clk->tick * t->doubt);

	if (ns < READS * t->cost)
		ns = READS * t->cost;
	if (ns > t->clk->tick / PART)
		ns = t->clk->tick / PART;
	return ns > LEAST * job->op ? ns / job->op : LEAST;
}

/* 0.5 to 1.5 of the mean. */
static unsigned long
draw(struct ks_ticks *t, double mean)
{
	unsigned long	n;

	n = (unsigned long)(mean * (0.5 + ks_random_share(&t->random)) + 0.5);
	return n + (n == 0);
}

struct count {
	double			chunks, ops, last;	/* chunk */
	double			passed;			/* ns at last edge */
	double			jump;			/* ticks of that */
	struct ks_tickcount	per;
};

/* Chunks from the edge on to the first one that is span ns later. */
static int
chunks(struct ks_ticks *t, struct ks_job *job, const struct ks_stamp *edge,
    double span, struct count *c)
{
	double		mean = chunk(t, job, span / t->clk->tick), ticks;
	double		most = PATIENCE * (1 + span / (mean * job->op));
	struct ks_stamp	a = *edge, b;
	unsigned long	n;

	while (c->passed < span && c->chunks < most) {
		n = draw(t, mean);
		if (job->work(job->arg, n) != 0)
			return -1;
		t->clk->clock->read(&b);
		c->chunks++;
		c->ops += (double)n;
		c->last = (double)n;
		ticks = ks_clock_diff(t->clk, &a, &b) / t->clk->tick;
		ks_tickcount_note(&c->per, (double)n, ticks);
		if (ticks > KS_TICKS_JUMP) {
			c->passed = ks_clock_diff(t->clk, edge, &b);
			c->jump = ticks;
		}
		a = b;
	}
	return c->passed < span ? -1 : 0;
}

int
ks_ticks_edges(struct ks_ticks *t, struct ks_job *job, double ticks,
    unsigned long *n, double *ns)
{
	struct ks_stamp	edge;
	struct count	c;

	if (ks_ticks_align(t, &edge) != 0)
		return -1;
	memset(&c, 0, sizeof c);
	ks_tickcount_start(&c.per);
	if (chunks(t, job, &edge, (ticks - KS_TICKS_JUMP) * t->clk->tick,
	    &c) != 0)
		return -1;
	*n = (unsigned long)c.ops;
	*ns = (c.passed - c.chunks * t->cost) / (c.ops - c.last / 2);
	if (c.jump > 1 + KS_TICKS_JUMP ||	/* we did not run at the edge */
	    ks_tickcount_lost(&c.per))
		return KS_TICKS_VOID;
	if (*ns > 0)
		job->op = *ns;
	return 0;
}
