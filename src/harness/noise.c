/* noise.c - how much of the time is taken from us */

#include "compat.h"

#include "clock/clock.h"
#include "harness/noise.h"

#define GAP	1000.0		/* ns: shorter ones are ours (a cache miss) */
#define TIMES	20.0		/* the cost of a reading, or the tick */

void
ks_noise(const struct ks_clk *k, double seconds, struct ks_noise *noise)
{
	struct ks_stamp	a, b, start;
	double		most = ks_clock_span(k, GAP, TIMES, TIMES), d;
	double		gone = 0, longest = 0, all = 0;

	noise->stolen = -1;
	noise->gap = 0;
	if (k->coarse)
		return;
	k->clock->read(&start);
	for (a = start; all < seconds * 1e9; a = b) {
		k->clock->read(&b);
		all = ks_clock_diff(k, &start, &b);
		d = ks_clock_diff(k, &a, &b);
		if (d > most)
			gone += d - k->cost;
		if (d > longest)
			longest = d;
	}
	noise->stolen = gone / all;
	noise->gap = longest / 1e3;
}
