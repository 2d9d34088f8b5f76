/* tsc.c - the time stamp counter of x86 */

#include "compat.h"

#include "clock/clock.h"

#ifdef HAVE_COUNTER_TSC

/* Word w (0 to 3: eax, ebx, ecx, edx) of a leaf of cpuid.  ebx is kept by
   hand: position-independent code of 32 bits has it in use. */
static unsigned
cpuid(unsigned leaf, int w)
{
	unsigned	r[4];

	__asm__ __volatile__(
#ifdef __i386__
	    "movl %%ebx, %1\n\tcpuid\n\txchgl %%ebx, %1"
	    : "=a" (r[0]), "=&S" (r[1]), "=c" (r[2]), "=d" (r[3])
#else
	    "cpuid"
	    : "=a" (r[0]), "=b" (r[1]), "=c" (r[2]), "=d" (r[3])
#endif
	    : "0" (leaf), "2" (0));
	return r[w];
}

/* A CPU that changes its clock (SpeedStep; frequency or voltage ID) and does
   not promise that the counter is invariant is refused: the rate measured
   now need not last. */
static int
start(double *hi, double *lo)
{
	unsigned	power = 0;

	*hi = *lo = 0;
	if (cpuid(0x80000000U, 0) >= 0x80000007U)
		power = cpuid(0x80000007U, 3);
	if ((power & 0x100) == 0 &&
	    ((power & 0x6) != 0 || (cpuid(1, 2) & 0x80) != 0))
		return -1;
	return 0;
}

static void
get(struct ks_stamp *s)
{
	unsigned	hi, lo;

	__asm__ __volatile__("rdtsc" : "=a" (lo), "=d" (hi) : : "memory");
	s->hi = (long)hi;
	s->lo = (long)lo;
}

const struct ks_clock ks_clock_tsc = {
	"rdtsc",
	NULL,
	64,
	start,
	get,
	"its rate may follow the clock of the CPU"
};

#else

const struct ks_clock ks_clock_tsc = {
	"rdtsc",
	"the compiler does not know its instruction",
	64,
	NULL,
	NULL,
	NULL
};

#endif
