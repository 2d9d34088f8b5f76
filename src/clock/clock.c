/* clock.c - the time between two readings */

#include "compat.h"
#include "clock/clock.h"

#define WORD	4294967296.0	/* 2^32 */

static double
whole(double x)
{
	return (double)(long)(x < 0 ? x - 0.5 : x + 0.5);
}

/* The difference of two words of 32 bits as integers: a double cannot hold
   nanoseconds since 1970. */
static double
less(long b, long a)
{
	return (double)((unsigned long)b & 0xffffffffUL) -
	    (double)((unsigned long)a & 0xffffffffUL);
}

/*
 * A counter that wraps, lo counts apart: hi ms of a coarse clock tell how
 * many times it went round between, as long as they are right within half a
 * wrap.  Before the rate is known (k->hi is 0) the nearest way round counts.
 * (GMP's tune/time.c supplements short counters so.)
 */
static double
unwrap(const struct ks_clk *k, double hi, double lo)
{
	double	wrap = WORD * k->lo;

	if (hi >= WORD / 2)
		hi -= WORD;
	else if (hi < -WORD / 2)
		hi += WORD;
	return lo * k->lo + whole((hi * k->hi - lo * k->lo) / wrap) * wrap;
}

double
ks_clock_diff(const struct ks_clk *k, const struct ks_stamp *a,
    const struct ks_stamp *b)
{
	double	lo = less(b->lo, a->lo);
	long	hi;

	if (k->clock->bits == 32)
		return unwrap(k, less(b->hi, a->hi), lo);
	hi = (long)((unsigned long)b->hi - (unsigned long)a->hi);
	return (double)hi * k->hi + lo * k->lo;
}

double
ks_clock_span(const struct ks_clk *k, double ns, double ticks, double reads)
{
	if (ns < ticks * k->tick)
		ns = ticks * k->tick;
	return ns < reads * k->cost ? reads * k->cost : ns;
}
