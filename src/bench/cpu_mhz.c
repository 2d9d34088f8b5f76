/* cpu_mhz.c - the clock of the CPU, from a chain of adds */

#include "compat.h"

#include "bench.h"
#include "bench/libtime.h"
#include "host/cpi.h"
#include "host/host.h"

/*
 * Two loops that differ by 16 adds, each of which waits for the one before:
 * what their times differ by knows nothing of the loop.  The larger is some
 * 100 bytes long, so that both stay in an instruction cache of 256.  The adds
 * go round in Fibonacci fashion because a compiler makes one multiplication
 * of the same addition repeated.
 */
#define ADD4	a += b; b += a; a += b; b += a;
#define ADD8	ADD4 ADD4
#define ADDS	16

static unsigned long	seed = 1;
static double		clocks;		/* of an add */
static double		told;		/* MHz by the system's word, or 0 */

static int
setup(struct ks_round *r)
{
	const char *origin;

	told = ks_system_mhz(&origin);
	clocks = ks_add_clocks();
	return clocks > 0 ? 0 : ks_why(r, KS_SKIP,
	    "how many clocks an add takes is not known for this CPU");
}

static int
few(struct ks_round *r, unsigned long n)
{
	register unsigned long a = seed, b = a + 1;

	(void)r;
	do {
		ADD8
	} while (--n > 0);
	seed = a ^ b;
	return 0;
}

static int
many(struct ks_round *r, unsigned long n)
{
	register unsigned long a = seed, b = a + 1;

	(void)r;
	do {
		ADD8
		ADD8
		ADD8
	} while (--n > 0);
	seed = a ^ b;
	return 0;
}

static int
derive(struct ks_round *r, ks_time *time, double *mhz)
{
	double	a = 0, b = 0;
	int	t;

	for (t = 0; t < KS_TIMES; t++)
		if (ks_least(r, time, few, &a) != 0 ||
		    ks_least(r, time, many, &b) != 0)
			return -1;
	*mhz = ks_mhz_of_adds(b - a, ADDS, clocks);
	if (*mhz <= 0)
		return ks_why(r, -1, "more adds took no more time");
	ks_note(r, "clocks/add", clocks);
	if (told > 0) {
		ks_note(r, "system-MHz", told);
		ks_note(r, "difference-%", 100 * (*mhz - told) / told);
	}
	return 0;
}

const struct ks_bench ks_cpu_mhz[] = {
	{
		"Mhz",
		"a clock of the CPU, told from adds of two registers",
		NULL,				/* params */
		"MHz", KS_NEITHER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		NULL, NULL, NULL,		/* loop, baseline, twice */
		NULL,				/* finish */
		derive, NULL,			/* derive, parts */
		"a loop with fewer adds",	/* less */
		"Mhz (mhz); theirs takes the greatest common divisor of "
		    "several "
		    "loops for a clock, which is wrong where all take an even "
		    "number of clocks",
		NULL				/* missing */
	},
	{ 0 }
};
