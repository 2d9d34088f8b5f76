/* rrt.c - read_real_time(), of AIX */

#include "compat.h"

#include <sys/time.h>

#include "clock/clock.h"

#ifdef HAVE_READ_REAL_TIME

#include <sys/systemcfg.h>

static int
start(double *hi, double *lo)
{
	*hi = 1e9;
	*lo = 1;
	return 0;
}

/* Seconds and ns on POWER, counts of the time base on PowerPC, which
   time_base_to_time() then makes seconds and ns. */
static void
get(struct ks_stamp *s)
{
	timebasestruct_t	t;

	read_real_time(&t, TIMEBASE_SZ);
	time_base_to_time(&t, TIMEBASE_SZ);
	s->hi = (long)t.tb_high;
	s->lo = (long)t.tb_low;
}

const struct ks_clock ks_clock_rrt = {
	"read_real_time",
	NULL,
	0,
	start,
	get,
	NULL
};

#else

const struct ks_clock ks_clock_rrt = {
	"read_real_time",
	"no read_real_time()",
	0,
	NULL,
	NULL,
	NULL
};

#endif
