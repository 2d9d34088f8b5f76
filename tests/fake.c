/* fake.c - clocks of virtual time */

#include "compat.h"

#include <math.h>
#include <signal.h>

#include "clock/clock.h"
#include "harness/rng.h"
#include "fake.h"

#define WORD	4294967296.0
#define START	1e9

struct fake	fake;
double		fake_now;

static double		edge;		/* next tick of the system's clock */
static double		value, last;	/* it shows, it showed */
static double		cost;		/* of a reading in this tick */
static long		reads;
static unsigned long	state;
static int		on;		/* that CPU */

void
fake_reset(void)
{
	memset(&fake, 0, sizeof fake);
	fake.tick = fake.unit = 1000;
	fake.cost = 300;
	fake.rate = 1;
	fake.hz = 1e9;
	fake_now = START;
	edge = value = last = 0;
	reads = 0;
	state = 12345;
	cost = 0;
}

int
fake_cpus(int *cpu, int max)
{
	cpu[0] = 0;
	cpu[1] = 1;
	return max >= 2 ? 2 : 0;
}

int
fake_pin(int cpu)
{
	on = cpu;
	return 0;
}

/* A tick of the system's clock. */
static void
tick(void)
{
	edge += fake.tick;
	if (fake.lost == 0 || ks_random_share(&state) >= fake.lost)
		value += fake.tick;
	fake_now += fake.interrupt;
	cost = fake.cost * (1 + fake.wobble *
	    (2 * ks_random_share(&state) - 1));
}

void
fake_pass(double ns)
{
	if (edge == 0) {
		value = edge = floor(fake_now / fake.tick) * fake.tick;
		tick();
	}
	fake_now += ns;
	while (fake_now >= edge)
		tick();
}

/* Half the cost of a reading, twice per reading; and what goes wrong. */
static void
half(void)
{
	if (fake.hang)
		for (;;)
			;
	if (fake.trap)
		raise(fake.trap);
	fake_pass((cost > 0 ? cost : fake.cost) / 2);
}

/* What a faulty clock makes of ns. */
static double
faulty(double ns)
{
	static double	stopped;
	double		since;

	reads++;
	since = ns - START;
	ns = START + since * (fake.rate + fake.drift * since / 1e9) -
	    fake.skew * on;
	if (fake.back > 0 && reads % fake.back == 0)
		ns -= 50e3;
	if (fake.stop > 0 && reads > fake.stop)
		return stopped;
	return stopped = ns;
}

static void
words(struct ks_stamp *s, double v, double per)
{
	s->hi = (long)(v / per);
	s->lo = (long)(unsigned long)(v - (double)s->hi * per);
}

static int
start_system(double *hi, double *lo)
{
	*hi = 1e9;
	*lo = fake.unit;
	return 0;
}

static void
read_system(struct ks_stamp *s)
{
	double	v;

	half();
	v = floor(faulty(value) / fake.unit) * fake.unit;
	if (fake.bump && v <= last)
		v = last + 1000;
	last = v;
	s->hi = (long)(v / 1e9);
	s->lo = (long)((v - (double)s->hi * 1e9) / fake.unit);
	half();
}

static int
start_counter(double *hi, double *lo)
{
	*lo = fake.claim > 0 ? 1e9 / fake.claim : 0;
	*hi = *lo * WORD;
	return 0;
}

static void
read_wide(struct ks_stamp *s)
{
	half();
	words(s, floor(faulty(fake_now) * fake.hz / 1e9), WORD);
	half();
}

static void
read_narrow(struct ks_stamp *s)
{
	read_wide(s);
	s->hi = (long)floor(fake_now / 1e6);
}

static void
read_good(struct ks_stamp *s)
{
	fake_pass(150);
	words(s, floor(fake_now / 1000) * 1000, 1e9);
	fake_pass(150);
}

const struct ks_clock fake_system = {
	"fake", NULL, 0, start_system, read_system, NULL
};

const struct ks_clock fake_wide = {
	"fake64", NULL, 64, start_counter, read_wide, NULL
};

const struct ks_clock fake_narrow = {
	"fake32", NULL, 32, start_counter, read_narrow, NULL
};

static int
start_good(double *hi, double *lo)
{
	*hi = 1e9;
	*lo = 1;
	return 0;
}

const struct ks_clock fake_good = {
	"good", NULL, 0, start_good, read_good, NULL
};
