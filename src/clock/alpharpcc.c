/* alpharpcc.c - the process cycle counter of Alpha */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_RPCC

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

/* Only the low half counts cycles; the high one is an offset that the
   system keeps for each process. */
static void
get(struct ks_stamp *s)
{
	unsigned long	v;

	s->hi = ks_wall_ms();
	__asm__ __volatile__("rpcc %0" : "=r" (v) : : "memory");
	s->lo = (long)(v & 0xffffffffUL);
}

const struct ks_clock ks_clock_rpcc = {
	"rpcc",
	NULL,
	32,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_rpcc = {
	"rpcc",
	"the compiler does not know its instruction",
	32,
	NULL,
	NULL,
	NULL
};

#endif
