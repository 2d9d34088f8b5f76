/* tryrate.c - does a clock run at the rate of another? */

/*
 * Two intervals are timed with both, one right after the other: the ratio
 * must be the same twice, and 1 where the rate is claimed.  At each end
 * both clocks are read at an edge of the coarser, so the error is a few
 * readings' time even if it ticks every 20 ms.  What fails is tried again
 * over longer intervals, because we may not have run for a while between
 * two readings, or a tick may have been lost.
 */

#include "compat.h"

#include "clock/clock.h"
#include "clock/trial.h"

#define SPAN	10e6		/* ns of an interval at least, ... */
#define TICKS	10		/* ... and ticks */
#define ROUGH	1e6
#define ATTEMPTS 3
#define TAKES	10		/* to read both at once; the best counts */

struct pair {
	struct ks_stamp	k, ref;
};

struct contest {
	const struct ks_clk	*k, *ref;
	int			 led;	/* k is the coarser */
};

static int
apart(double a, double b)
{
	return a <= 0 || b <= 0 || a / b > 1 + KS_AGREE ||
	    b / a > 1 + KS_AGREE;
}

/* Read both, by turns, until the coarser jumps; what passed by the other
   around that moment (from before the last reading without a jump, because
   we may not run at any time), or -1. */
static double
take(const struct contest *c, struct pair *p)
{
	const struct ks_clk	*lead = c->led ? c->k : c->ref;
	const struct ks_clk	*other = c->led ? c->ref : c->k;
	struct ks_stamp		last, edge, before, after;
	long			n = 0, since = 0;

	other->clock->read(&after);
	lead->clock->read(&edge);
	do {
		last = edge;
		before = after;
		other->clock->read(&after);
		lead->clock->read(&edge);
		if (ks_stuck(++n, &since))
			return -1;
	} while (ks_clock_diff(lead, &last, &edge) < 0.2 * lead->tick);
	other->clock->read(&after);
	p->k = c->led ? edge : after;
	p->ref = c->led ? after : edge;
	return ks_clock_diff(other, &before, &after);
}

/* The best of a few; one will do if not much time passed around it, that
   is, if nobody else ran. */
static int
together(const struct contest *c, struct pair *best)
{
	double		enough = 4 * (c->k->cost + c->ref->cost), d, least = 0;
	struct pair	p;
	int		i;

	for (i = 0; i < TAKES && (i == 0 || least > enough); i++) {
		if ((d = take(c, &p)) < 0)
			return -1;
		if (i == 0 || d < least) {
			least = d;
			*best = p;
		}
	}
	return 0;
}

/* Until the reference is span past a; the clock must not go back. */
static int
wait_for(const struct contest *c, const struct pair *a, double span)
{
	struct pair	last = *a, now;
	long		n = 0, since = 0;
	double		d;

	do {
		c->k->clock->read(&now.k);
		c->ref->clock->read(&now.ref);
		if (ks_clock_diff(c->k, &last.k, &now.k) < 0)
			return -1;
		d = ks_clock_diff(c->ref, &last.ref, &now.ref);
		n = d > 0 ? 0 : n + 1;
		last = now;
	} while (!ks_stuck(n, &since) &&
	    ks_clock_diff(c->ref, &a->ref, &now.ref) < span);
	return n == 0 ? 0 : -1;
}

/* From a to b, a span later: ns of the reference per ns of the clock. */
static double
interval(const struct contest *c, const struct pair *a, double span,
    struct pair *b)
{
	double	d;

	if (wait_for(c, a, span) != 0 || together(c, b) != 0)
		return 0;
	d = ks_clock_diff(c->k, &a->k, &b->k);
	return d > 0 ? ks_clock_diff(c->ref, &a->ref, &b->ref) / d : 0;
}

static void
scale(struct ks_clk *k, double q)
{
	k->lo *= q;
	k->hi *= k->clock->bits == 32 ? 1 : q;
	k->tick *= q;
	k->cost *= q;
}

/* A rate to start from, over an interval shorter than a counter takes to
   wrap. */
static int
rough(struct ks_clk *k, const struct contest *c)
{
	struct pair	a, b;
	double		q;

	if (together(c, &a) != 0 || (q = interval(c, &a, ROUGH, &b)) == 0) {
		snprintf(k->why, sizeof k->why, "it stops or goes back");
		return -1;
	}
	scale(k, q);
	if (k->clock->bits == 32)
		k->hi = 1e6;
	return 0;
}

/* The ratio over each of two intervals, and over both. */
static int
measure(const struct contest *c, double span, double q[3])
{
	struct pair	a, b, d;
	double		k;

	if (together(c, &a) != 0 || (q[0] = interval(c, &a, span, &b)) == 0 ||
	    (q[1] = interval(c, &b, span, &d)) == 0)
		return -1;
	k = ks_clock_diff(c->k, &a.k, &d.k);
	q[2] = k > 0 ? ks_clock_diff(c->ref, &a.ref, &d.ref) / k : 0;
	return 0;
}
/* May it be used, with these ratios?  A claim of a counter is nominal, and
   may be put right; a clock of the system that is wrong is refused. */
static int
judge(struct ks_clk *k, const struct contest *c, const double *q, int claimed)
{
	if (apart(q[0], q[1])) {
		snprintf(k->why, sizeof k->why,
		    "its rate is not steady: %.5g, then %.5g times that of %s",
		    1 / q[0], 1 / q[1], c->ref->name);
		return -1;
	}
	k->why[0] = '\0';
	if (!apart(q[2], 1) && claimed)
		return 0;
	if (k->clock->bits == 0) {
		snprintf(k->why, sizeof k->why,
		    "it runs at %.5g times the rate of %s", 1 / q[2],
		    c->ref->name);
		return -1;
	}
	if (claimed)
		snprintf(k->why, sizeof k->why,
		    "it runs at %.5g times the rate it claims: corrected",
		    1 / q[2]);
	scale(k, q[2]);
	return 0;
}

int
ks_try_rate(struct ks_clk *k, const struct ks_clk *ref, int claimed)
{
	struct contest	c;
	double		span = SPAN, q[3];
	int		i;

	c.k = k;
	c.ref = ref;
	c.led = 0;
	if (!claimed && rough(k, &c) != 0)
		return -1;
	c.led = k->tick > ref->tick;
	if (span < TICKS * (c.led ? k : ref)->tick)
		span = TICKS * (c.led ? k : ref)->tick;
	for (i = 0; i < ATTEMPTS; i++, span *= 2) {
		if (measure(&c, span, q) != 0) {
			snprintf(k->why, sizeof k->why,
			    "it stops or goes back");
			return -1;
		}
		if (judge(k, &c, q, claimed) == 0)
			return 0;
	}
	return -1;
}
