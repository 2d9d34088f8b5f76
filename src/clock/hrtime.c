/* hrtime.c - gethrtime(), of Solaris and its kin: ns since some moment */

#include "compat.h"

#include <sys/time.h>

#include "clock/clock.h"
#include "clock/counter.h"

#ifdef HAVE_GETHRTIME

static int
start(double *hi, double *lo)
{
	*lo = 1;
	*hi = 4294967296.0;
	return 0;
}

static void
get(struct ks_stamp *s)
{
	hrtime_t	t = gethrtime();

	KS_SPLIT(s, t);
}

const struct ks_clock ks_clock_hrtime = {
	"gethrtime",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_hrtime = {
	"gethrtime",
	"no gethrtime()",
	0,
	NULL,
	NULL,
	NULL
};

#endif
