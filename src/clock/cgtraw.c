/* cgtraw.c - clock_gettime(2), CLOCK_MONOTONIC_RAW: never slewed */

#include "compat.h"

#include <time.h>

#include "clock/clock.h"

#if defined(HAVE_CLOCK_GETTIME) && defined(CLOCK_MONOTONIC_RAW)

static int
start(double *hi, double *lo)
{
	struct timespec	ts;

	*hi = 1e9;
	*lo = 1;
	return clock_gettime(CLOCK_MONOTONIC_RAW, &ts);
}

static void
get(struct ks_stamp *s)
{
	struct timespec	ts;

	clock_gettime(CLOCK_MONOTONIC_RAW, &ts);
	s->hi = (long)ts.tv_sec;
	s->lo = ts.tv_nsec;
}

const struct ks_clock ks_clock_raw = {
	"monotonic-raw",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_raw = {
	"monotonic-raw",
	"no clock_gettime() with CLOCK_MONOTONIC_RAW",
	0,
	NULL,
	NULL,
	NULL
};

#endif
