/* hppacr16.c - the interval timer of PA-RISC (control register 16) */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_CR16

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

/* 64 bits in wide mode only, so the low half. */
static void
get(struct ks_stamp *s)
{
	unsigned long	v;

	s->hi = ks_wall_ms();
	__asm__ __volatile__("mfctl %%cr16, %0" : "=r" (v) : : "memory");
	s->lo = (long)(v & 0xffffffffUL);
}

const struct ks_clock ks_clock_cr16 = {
	"cr16",
	NULL,
	32,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_cr16 = {
	"cr16",
	"the compiler does not know its instruction",
	32,
	NULL,
	NULL,
	NULL
};

#endif
