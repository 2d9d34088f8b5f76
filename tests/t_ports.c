/* t_ports.c - clocks of systems we are not on, with functions that pretend:
   so that their files do not rot */

#include "compat.h"

#include <time.h>

#include "clock/clock.h"
#include "check.h"

__extension__ typedef long long	i64;

static i64	ns = 0x7ffffffe;

/* As on Solaris. */
#define hrtime_t	i64
#define gethrtime	fake_gethrtime
#define ks_clock_hrtime	fake_hrtime
#undef HAVE_GETHRTIME
#define HAVE_GETHRTIME	1

static hrtime_t
gethrtime(void)
{
	return ns;
}

#include "../src/clock/hrtime.c"

/* As on macOS: 24 MHz, on a machine of ARM. */
#define start			start_mach
#define get			get_mach
#define mach_timebase_info	fake_timebase_info
#define mach_absolute_time	fake_absolute_time
#define ks_clock_mach		fake_mach
#undef HAVE_MACH_ABSOLUTE_TIME
#define HAVE_MACH_ABSOLUTE_TIME	1

#include "../src/clock/mach.c"

int
mach_timebase_info(mach_timebase_info_data_t *t)
{
	t->numer = 125;
	t->denom = 3;
	return 0;
}

fake_u64
mach_absolute_time(void)
{
	return (fake_u64)(ns / 125 * 3);
}

/* As on AIX: the time base at 100 MHz. */
#undef start
#undef get
#define start			start_rrt
#define get			get_rrt
#define read_real_time		fake_real_time
#define time_base_to_time	fake_base_to_time
#define ks_clock_rrt		fake_rrt
#undef HAVE_READ_REAL_TIME
#define HAVE_READ_REAL_TIME	1

#include "../src/clock/rrt.c"

#undef start
#undef get

int
read_real_time(timebasestruct_t *t, size_t size)
{
	(void)size;
	t->flag = 1;
	t->tb_high = (unsigned)(ns / 10 >> 32);
	t->tb_low = (unsigned)(ns / 10 & 0xffffffffU);
	return 1;
}

int
time_base_to_time(timebasestruct_t *t, size_t size)
{
	i64	v = ((i64)t->tb_high << 32 | t->tb_low) * 10;

	(void)size;
	t->flag = 0;
	t->tb_high = (unsigned)(v / 1000000000);
	t->tb_low = (unsigned)(v % 1000000000);
	return 0;
}

/* Over the end of 31 and of 32 bits, in steps of 1000 s and of 3 ns. */
static void
check(const struct ks_clock *c, double error)
{
	static const i64	from[] = { 0x7ffffff0, 0xfffffff0 };
	struct ks_clk		k;
	struct ks_stamp		a, b;
	size_t			i;

	memset(&k, 0, sizeof k);
	k.clock = c;
	CHECK(c->missing == NULL && c->bits == 0);
	CHECK(c->start(&k.hi, &k.lo) == 0);
	for (i = 0; i < sizeof from / sizeof *from; i++)
		for (ns = from[i]; ns < from[i] * 1000; ns *= 3) {
			c->read(&a);
			ns += 3000;
			c->read(&b);
			NEAR(ks_clock_diff(&k, &a, &b), 3000, error);
			NEAR(ks_clock_diff(&k, &b, &a), -3000, error);
			ns += (i64)1000 * 1000000000;
			c->read(&b);
			NEAR(ks_clock_diff(&k, &a, &b), 1000e9 + 3000, error);
		}
}

int
main(void)
{
	check(&fake_hrtime, 0);
	check(&fake_mach, 1e3 / 24 + 1);
	check(&fake_rrt, 10);
	return check_status();
}
