/* edge.c - wait for the clock to tick */

#include "compat.h"

#include <time.h>

#include "clock/clock.h"
#include "clock/trial.h"

#define MOST	(1L << 23)	/* readings for one thing ... */
#define BATCH	(1L << 14)
#define SECONDS	3		/* ... or this long on a slow machine */

int
ks_stuck(long n, long *since)
{
	if (n == 0 || n % BATCH != 0)
		return 0;
	if (n == BATCH)
		*since = (long)time(NULL);
	return n >= MOST || (long)time(NULL) - *since > SECONDS;
}

/* The words are compared first, because most readings of a coarse clock are
   equal or a false microsecond apart, and floating point may be slow. */
long
ks_clock_edge(const struct ks_clk *k, struct ks_stamp *s, long most)
{
	double		jump = 0.2 * k->tick;
	unsigned long	less = (unsigned long)(jump / k->lo);
	struct ks_stamp	a = *s, b;
	long		n, since = 0;

	for (n = 1; !ks_stuck(n, &since); n++, a = b) {
		k->clock->read(&b);
		*s = b;
		if (n == most)
			return n;
		if (a.hi == b.hi && (((unsigned long)b.lo -
		    (unsigned long)a.lo) & 0xffffffffUL) <= less)
			continue;
		if (ks_clock_diff(k, &a, &b) > jump)
			return n;
	}
	return -1;
}
