/* gtod.c - gettimeofday(2) */

#include "compat.h"

#include <sys/time.h>

#include "clock/clock.h"

#ifdef HAVE_GETTIMEOFDAY

static int
start(double *hi, double *lo)
{
	struct timeval	tv;

	*hi = 1e9;
	*lo = 1e3;
	return gettimeofday(&tv, NULL);
}

static void
get(struct ks_stamp *s)
{
	struct timeval	tv;

	gettimeofday(&tv, NULL);
	s->hi = (long)tv.tv_sec;
	s->lo = (long)tv.tv_usec;
}

const struct ks_clock ks_clock_gtod = {
	"gettimeofday",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_gtod = {
	"gettimeofday",
	"no gettimeofday()",
	0,
	NULL,
	NULL,
	NULL
};

#endif
