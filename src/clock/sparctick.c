/* sparctick.c - the %tick register of SPARC V9 */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_COUNTER_SPARCTICK

static int
start(double *hi, double *lo)
{
	*hi = *lo = 0;
	return 0;
}

/* Split before it leaves the register, because a 32-bit program keeps only
   half of it.  The top bit is no time: it forbids reading. */
static void
get(struct ks_stamp *s)
{
	unsigned long	hi, lo;

	__asm__ __volatile__("rd %%tick, %%g1\n\tsrlx %%g1, 32, %0\n\t"
	    "srl %%g1, 0, %1" : "=&r" (hi), "=r" (lo) : : "g1", "memory");
	s->hi = (long)(hi & 0x7fffffffUL);
	s->lo = (long)lo;
}

const struct ks_clock ks_clock_sparctick = {
	"tick",
	NULL,
	64,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_sparctick = {
	"tick",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
