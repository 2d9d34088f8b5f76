/* armvct.c - the virtual timer of ARMv7 with generic timers */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_ARMVCT

/* The firmware notes the rate, and may be wrong. */
static int
start(double *hi, double *lo)
{
	unsigned long	hz;

	__asm__ __volatile__("mrc p15, 0, %0, c14, c0, 0" : "=r" (hz));
	KS_WORTH(hi, lo, hz);
	return 0;
}

static void
get(struct ks_stamp *s)
{
	unsigned long	hi, lo;

	__asm__ __volatile__("mrrc p15, 1, %0, %1, c14" : "=r" (lo),
	    "=r" (hi) : : "memory");
	s->hi = (long)hi;
	s->lo = (long)lo;
}

const struct ks_clock ks_clock_armvct = {
	"cntvct",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_armvct = {
	"cntvct",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
