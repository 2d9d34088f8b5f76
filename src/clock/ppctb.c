/* ppctb.c - the time base of PowerPC */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_PPCTB

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

/* On 64 bits mftb gives all of it, on 32 the lower half; the upper half is
   read again in case the lower one ran over between. */
static void
get(struct ks_stamp *s)
{
	unsigned long	hi, lo, again;

	do {
		__asm__ __volatile__("mftbu %0" : "=r" (hi) : : "memory");
		__asm__ __volatile__("mftb %0" : "=r" (lo) : : "memory");
		__asm__ __volatile__("mftbu %0" : "=r" (again) : : "memory");
	} while (hi != again);
	s->hi = (long)hi;
	s->lo = (long)(lo & 0xffffffffUL);
}

const struct ks_clock ks_clock_ppctb = {
	"timebase",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_ppctb = {
	"timebase",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
