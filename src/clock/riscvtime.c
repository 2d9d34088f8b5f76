/* riscvtime.c - the timer of RISC-V */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_RDTIME

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

static void
get(struct ks_stamp *s)
{
#if __riscv_xlen == 32
	unsigned long	hi, lo, again;

	do {
		__asm__ __volatile__("rdtimeh %0" : "=r" (hi) : : "memory");
		__asm__ __volatile__("rdtime %0" : "=r" (lo) : : "memory");
		__asm__ __volatile__("rdtimeh %0" : "=r" (again) : :
		    "memory");
	} while (hi != again);
	s->hi = (long)hi;
	s->lo = (long)lo;
#else
	unsigned long	v;

	__asm__ __volatile__("rdtime %0" : "=r" (v) : : "memory");
	KS_SPLIT(s, v);
#endif
}

const struct ks_clock ks_clock_rdtime = {
	"rdtime",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_rdtime = {
	"rdtime",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
