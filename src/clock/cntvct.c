/* cntvct.c - the virtual timer of ARMv8 */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_CNTVCT

__extension__ typedef unsigned long long u64;

/* The firmware notes the rate, and may be wrong. */
static int
start(double *hi, double *lo)
{
	u64	hz;

	__asm__ __volatile__("mrs %0, cntfrq_el0" : "=r" (hz));
	KS_WORTH(hi, lo, hz);
	return 0;
}

static void
get(struct ks_stamp *s)
{
	u64	v;

	__asm__ __volatile__("isb\n\tmrs %0, cntvct_el0" : "=r" (v) : :
	    "memory");
	KS_SPLIT(s, v);
}

const struct ks_clock ks_clock_cntvct = {
	"cntvct_el0",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_cntvct = {
	"cntvct_el0",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
