/* tickcount.c - operations per tick, to see a lost tick: the tick that
   follows it holds twice as many */

#include "compat.h"

#include "harness/ticks.h"
#include "stat/stat.h"

#define LOST	1.3		/* times the median */
#define FEWEST	3		/* ticks that have a median worth the name */

void
ks_tickcount_start(struct ks_tickcount *c)
{
	c->n = 0;
	c->now = c->chunk = 0;
}

/* The operations of a chunk that spans several edges belong to no single
   tick. */
void
ks_tickcount_note(struct ks_tickcount *c, double ops, double ticks)
{
	c->now += ops;
	if (ops > c->chunk)
		c->chunk = ops;
	if (ticks < KS_TICKS_JUMP)
		return;
	if (ticks < 1 + KS_TICKS_JUMP && c->n < KS_TICKS_COUNTED)
		c->count[c->n++] = c->now;
	c->now = 0;
}

int
ks_tickcount_lost(struct ks_tickcount *c)
{
	double	median;

	if (c->n < FEWEST)
		return 0;
	median = ks_median(c->count, c->n);
	return c->count[c->n - 1] > LOST * median + c->chunk;
}
