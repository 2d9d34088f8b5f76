/* xscale.c - the clock counter of XScale (CCNT, coprocessor 14) */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_XSCALE

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

static void
get(struct ks_stamp *s)
{
	unsigned long	v;

	s->hi = ks_wall_ms();
	__asm__ __volatile__("mrc p14, 0, %0, c1, c0, 0" : "=r" (v) : :
	    "memory");
	s->lo = (long)v;
}

const struct ks_clock ks_clock_xscale = {
	"ccnt",
	NULL,
	32,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_xscale = {
	"ccnt",
	"the compiler does not know its instruction",
	32,
	NULL,
	NULL,
	NULL
};

#endif
