/* s390stck.c - the time-of-day clock of S/390 and z */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_STCK

__extension__ typedef unsigned long long u64;

/* Bit 51, counted from the top, is a microsecond. */
static int
start(double *hi, double *lo)
{
	KS_WORTH(hi, lo, 4096e6);
	return 0;
}

static void
get(struct ks_stamp *s)
{
	u64	v;

	__asm__ __volatile__("stck %0" : "=Q" (v) : : "cc", "memory");
	KS_SPLIT(s, v);
}

const struct ks_clock ks_clock_stck = {
	"stck",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_stck = {
	"stck",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
