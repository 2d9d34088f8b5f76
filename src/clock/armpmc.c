/* armpmc.c - the cycle counter of ARMv7 (PMCCNTR) */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_ARMPMC

/* The counter may be read if bit 0 of PMUSERENR says so, which itself may
   always be read; and it runs if bit 31 of PMCNTENSET is set. */
static int
start(double *hi, double *lo)
{
	unsigned long	user, on;

	*hi = *lo = 0;
	__asm__ __volatile__("mrc p15, 0, %0, c9, c14, 0" : "=r" (user));
	if ((user & 1) == 0)
		return -1;
	__asm__ __volatile__("mrc p15, 0, %0, c9, c12, 1" : "=r" (on));
	return (on & 0x80000000UL) != 0 ? 0 : -1;
}

static void
get(struct ks_stamp *s)
{
	unsigned long	v;

	s->hi = ks_wall_ms();
	__asm__ __volatile__("mrc p15, 0, %0, c9, c13, 0" : "=r" (v) : :
	    "memory");
	s->lo = (long)v;
}

const struct ks_clock ks_clock_armpmc = {
	"pmccntr",
	NULL,
	32,
	start,
	get,
	"the system does not let programs read it"
};

#else

const struct ks_clock ks_clock_armpmc = {
	"pmccntr",
	"the compiler does not know its instruction",
	32,
	NULL,
	NULL,
	NULL
};

#endif
