/* mach.c - mach_absolute_time(), of macOS and its kin */

#include "compat.h"

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_MACH_ABSOLUTE_TIME

#include <mach/mach_time.h>

static int
start(double *hi, double *lo)
{
	mach_timebase_info_data_t	tb;

	if (mach_timebase_info(&tb) != 0 || tb.denom == 0)
		return -1;
	*lo = (double)tb.numer / (double)tb.denom;
	*hi = *lo * 4294967296.0;
	return 0;
}

static void
get(struct ks_stamp *s)
{
	KS_SPLIT(s, mach_absolute_time());
}

const struct ks_clock ks_clock_mach = {
	"mach_absolute_time",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_mach = {
	"mach_absolute_time",
	"no mach_absolute_time()",
	0,
	NULL,
	NULL,
	NULL
};

#endif
