/* mipsrdhwr.c - the cycle counter of MIPS32 release 2 (CC) */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_RDHWR

/* It counts every CCRes-th cycle (register 3), so CCRes is read only to see
   that both may be. */
static int
start(double *hi, double *lo)
{
	unsigned long	res;

	*hi = *lo = 0;
	__asm__ __volatile__(".set push\n\t.set mips32r2\n\t"
	    "rdhwr %0, $3\n\t.set pop" : "=r" (res));
	return res != 0 ? 0 : -1;
}

static void
get(struct ks_stamp *s)
{
	unsigned long	v;

	s->hi = ks_wall_ms();
	__asm__ __volatile__(".set push\n\t.set mips32r2\n\t"
	    "rdhwr %0, $2\n\t.set pop" : "=r" (v) : : "memory");
	s->lo = (long)(v & 0xffffffffUL);
}

const struct ks_clock ks_clock_rdhwr = {
	"rdhwr",
	NULL,
	32,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_rdhwr = {
	"rdhwr",
	"the compiler does not know its instruction",
	32,
	NULL,
	NULL,
	NULL
};

#endif
