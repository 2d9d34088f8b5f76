/* cgtmono.c - clock_gettime(2), CLOCK_MONOTONIC: slewed by NTP at most */

#include "compat.h"

#include <time.h>

#include "clock/clock.h"

#if defined(HAVE_CLOCK_GETTIME) && defined(CLOCK_MONOTONIC)

static int
start(double *hi, double *lo)
{
	struct timespec	ts;

	*hi = 1e9;
	*lo = 1;
	return clock_gettime(CLOCK_MONOTONIC, &ts);
}

static void
get(struct ks_stamp *s)
{
	struct timespec	ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	s->hi = (long)ts.tv_sec;
	s->lo = ts.tv_nsec;
}

const struct ks_clock ks_clock_mono = {
	"monotonic",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_mono = {
	"monotonic",
	"no clock_gettime() with CLOCK_MONOTONIC",
	0,
	NULL,
	NULL,
	NULL
};

#endif
