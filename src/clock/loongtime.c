/* loongtime.c - the stable counter of LoongArch */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_LOONG

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

static void
get(struct ks_stamp *s)
{
	unsigned long	v, id;

	__asm__ __volatile__("rdtime.d %0, %1" : "=r" (v), "=r" (id) : :
	    "memory");
	KS_SPLIT(s, v);
}

const struct ks_clock ks_clock_loong = {
	"rdtime.d",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_loong = {
	"rdtime.d",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
