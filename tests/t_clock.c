/* t_clock.c - clocks, good and bad, are told apart: in virtual time */

#include "compat.h"

#include <signal.h>

#include "clock/clock.h"
#include "clock/trial.h"
#include "check.h"
#include "fake.h"

static struct ks_clk	ref;	/* the good clock */

/* Try a clock of the kind; in a world as new, but for fake. */
static int
try(const struct ks_clock *c, struct ks_clk *k)
{
	return ks_trial(c, &ref, k);
}

/* Expect to be refused, with words like these. */
static void
refused(const struct ks_clock *c, const char *why)
{
	struct ks_clk	k;

	CHECK(try(c, &k) == -1);
	CHECK(!k.ok);
	if (!CHECK(strstr(k.why, why) != NULL))
		printf("\"%s\", not \"%s\"\n", k.why, why);
}

static void
fine(void)
{
	struct ks_clk	k;

	fake_reset();
	CHECK(try(&fake_system, &k) == 0);
	NEAR(k.tick, 1000, 1);
	NEAR(k.cost, 300, 10);
	CHECK(!k.coarse && k.ok && k.why[0] == '\0');
}

/* Is the tick found to 0.1 %, whatever a reading costs? */
static void
tick(double ns, int bump, double cost)
{
	struct ks_clk	k;
	int		r;

	fake_reset();
	fake.tick = ns;
	fake.bump = bump;
	fake.cost = cost;
	r = try(&fake_system, &k);
	if (!CHECK(r == 0 && k.coarse == (ns > 50e3)) ||
	    !NEAR(k.tick, ns, ns / 1000) ||
	    !NEAR(k.cost, cost, cost / 20))
		printf("tick %g bump %d cost %g: %s\n", ns, bump, cost, k.why);
}

static void
ticks(void)
{
	static const double	t[] = {
		10e6, 20e6, 3.906e6, 15.625e6, 16.667e6, 1e6
	};
	static const double	cost[] = { 1500, 2000, 5000, 20000, 100000 };
	size_t			i, j;

	for (i = 0; i < sizeof t / sizeof *t; i++)
		for (j = 0; j < sizeof cost / sizeof *cost; j++) {
			tick(t[i], 0, cost[j]);
			tick(t[i], 1, cost[j]);
		}
	tick(10e6, 0, 1000);
	tick(100e3, 0, 500);
	tick(3000, 0, 200);
}

/* A fine clock that takes longer to read than it ticks: 1 us of SunOS on
   sun4c, which lies by a microsecond, too. */
static void
slow(void)
{
	struct ks_clk	k;

	fake_reset();
	fake.cost = 40e3;
	fake.bump = 1;
	CHECK(try(&fake_system, &k) == 0);
	NEAR(k.tick, 40e3, 2000);
	CHECK(!k.coarse);
}

static void
counters(void)
{
	struct ks_clk	k;

	fake_reset();
	CHECK(try(&fake_wide, &k) == 0);		/* 1 GHz, unknown */
	NEAR(k.lo, 1, 1e-4);
	NEAR(k.hi, k.lo * 4294967296.0, 1);
	NEAR(k.tick, 300, 10);
	fake.hz = 24e6;					/* finer than counts */
	fake.cost = 10;
	CHECK(try(&fake_wide, &k) == 0);
	NEAR(k.tick, 1e9 / 24e6, 0.01);
	fake_reset();
	fake.claim = 1e9;				/* as it is */
	CHECK(try(&fake_wide, &k) == 0);
	CHECK(k.lo == 1 && k.why[0] == '\0');
	fake.claim = 2e9;				/* twice as much */
	CHECK(try(&fake_wide, &k) == 0);
	NEAR(k.lo, 1, 1e-4);
	CHECK(strstr(k.why, "0.5 times the rate it claims") != NULL);
	fake_reset();
	fake.cost = 800;
	CHECK(try(&fake_wide, &k) == 0);
	fake.cost = 20e3;				/* a kernel's work */
	refused(&fake_wide, "it traps: a reading takes 20 us");
}

/* Intervals of many wraps. */
static void
wrap(double hz)
{
	struct ks_clk	k;
	struct ks_stamp	a, b;
	double		from, ms;

	fake_reset();
	fake.hz = hz;
	if (!CHECK(try(&fake_narrow, &k) == 0))
		puts(k.why);
	NEAR(k.lo, 1e9 / hz, 1e-4 * 1e9 / hz);
	fake.tick = 10e6;		/* else there are too many to pass */
	for (ms = 0.1; ms < 100e3; ms *= 1.7) {
		from = fake_now;
		fake_narrow.read(&a);
		fake_pass(ms * 1e6);
		fake_narrow.read(&b);
		NEAR(ks_clock_diff(&k, &a, &b), fake_now - from,
		    400 + 1e-4 * ms * 1e6);
		NEAR(ks_clock_diff(&k, &b, &a), from - fake_now,
		    400 + 1e-4 * ms * 1e6);
	}
}

static void
still(void)
{
	fake_reset();
	fake.stop = 1;
	refused(&fake_system, "stands still");
	refused(&fake_wide, "stands still");
	refused(&fake_narrow, "stands still");
	fake_reset();
	fake.stop = 5000;		/* after its tick was found */
	refused(&fake_wide, "stops");
	fake_reset();
	fake.bump = 1;			/* nothing but false microseconds */
	fake.stop = 1;
	refused(&fake_system, "times the rate of good");
}

static void
back(void)
{
	struct ks_clk	k;

	fake_reset();
	fake.back = 100;
	refused(&fake_system, "goes back");
	refused(&fake_wide, "goes back");
	refused(&fake_narrow, "goes back");
	fake_reset();
	fake.back = 7000;		/* rarely */
	refused(&fake_wide, "goes back");
	fake_reset();
	ks_clock_pinning(fake_cpus, fake_pin);
	fake.skew = 1e6;
	refused(&fake_wide, "from one CPU to another");
	fake.skew = 0;
	CHECK(try(&fake_wide, &k) == 0);
	ks_clock_pinning(NULL, NULL);
}

static void
trap(int sig)
{
	char	why[80];

	fake_reset();
	fake.trap = sig;
	sprintf(why, "killed by signal %d", sig);
	refused(&fake_wide, why);
	refused(&fake_system, why);
}

static void
rates(void)
{
	struct ks_clk	k;

	fake_reset();
	fake.rate = 1.005;
	CHECK(try(&fake_system, &k) == 0);
	fake_reset();
	fake.rate = 1.02;
	refused(&fake_system, "1.02 times the rate of good");
	fake_reset();
	fake.rate = 2;
	refused(&fake_system, "2 times the rate of good");
	fake_reset();
	fake.drift = 3;
	refused(&fake_system, "not steady");
	fake_reset();
	fake.drift = 3;
	refused(&fake_wide, "not steady");
	fake_reset();
	fake.drift = 3;
	fake.claim = 1e9;
	refused(&fake_narrow, "not steady");
}

static void
absent(void)
{
	static const struct ks_clock	none = {
		"none", "no such thing", 64, NULL, NULL, NULL
	};
	struct ks_clk			k;

	refused(&none, "no such thing");
	fake_reset();
	CHECK(ks_trial(&fake_wide, NULL, &k) == -1);
	CHECK(strstr(k.why, "no clock of the system") != NULL);
}

/* Against a coarse reference. */
static void
coarse(void)
{
	struct ks_clk	good = ref, k;

	fake_reset();
	fake.tick = 10e6;
	fake.bump = 1;
	fake.cost = 20e3;
	CHECK(ks_trial(&fake_system, NULL, &ref) == 0);
	NEAR(ref.tick, 10e6, 1e3);
	CHECK(try(&fake_good, &k) == 0);
	CHECK(try(&fake_wide, &k) == 0);
	NEAR(k.lo, 1, 1e-3);
	fake.claim = 2e9;
	CHECK(try(&fake_narrow, &k) == 0);
	NEAR(k.lo, 1, 1e-3);
	ref = good;
}

int
main(void)
{
	fake_reset();
	CHECK(ks_trial(&fake_good, NULL, &ref) == 0);
	NEAR(ref.tick, 1000, 1);
	fine();
	ticks();
	slow();
	counters();
	wrap(1e9);
	wrap(4294967296.0 / 0.05);
	still();
	back();
	trap(SIGILL);
	trap(SIGSEGV);
	trap(SIGTRAP);
	fake_reset();
	fake.hang = 1;
	refused(&fake_wide, "over 2 seconds");
	rates();
	absent();
	coarse();
	return check_status();
}
