/* t_choose.c - the clocks of this machine, and the coarse one made of them:
   in real time, so with wide margins */

#include "compat.h"

#include "clock/clock.h"
#include "harness/noise.h"
#include "harness/ticks.h"
#include "stat/stat.h"
#include "check.h"

#define TRIED	40
#define SAMPLES	11

static void
choose(struct ks_clk *k)
{
	struct ks_clk	tried[TRIED];
	struct ks_stamp	a, b;
	int		i, own = 0;

	if (!CHECK(ks_nclocks() <= TRIED) ||
	    !CHECK(ks_clock_choose(NULL, k, tried) == 0))
		return;
	for (i = 0; i < ks_nclocks(); i++) {
		CHECK(tried[i].clock == ks_clocktab[i]);
		CHECK(tried[i].ok || tried[i].why[0] != '\0');
		CHECK(!tried[i].ok || (tried[i].tick > 0 &&
		    tried[i].cost > 0 && tried[i].lo > 0));
		own += tried[i].ok && tried[i].clock == k->clock;
	}
	CHECK(own == 1);
	k->clock->read(&a);
	for (i = 0; i < 10000; i++, a = b) {
		k->clock->read(&b);
		if (!CHECK(ks_clock_diff(k, &a, &b) >= 0))
			break;
	}
}

/* The trial of all clocks is short where they are fine. */
static void
brief(const struct ks_clk *k)
{
	struct ks_clk	again;
	struct ks_stamp	a, b;

	k->clock->read(&a);
	CHECK(ks_clock_choose(NULL, &again, NULL) == 0);
	k->clock->read(&b);
	CHECK(k->coarse || ks_clock_diff(k, &a, &b) < 5e9);
}

static void
word(const struct ks_clk *k)
{
	static const char *const	bad[] = {
		"", "gettimeofday", "gettimeofday/1e9", "/1/1/1/1/1",
		"gettimeofday/1e9/1000/1000/100/0/1",
		"gettimeofday/1e9/1000/1000/100/0 ",
		"gettimeofday/1e9/0/1000/100/0",
		"gettimeofday/1e9/x/1000/100/0", "sundial/1e9/1/1/1/0",
		"coarse:/1e9/1/1/1/0"
	};
	struct ks_clk			back;
	char				text[KS_CLOCKWORD];
	size_t				i;

	ks_clock_export(k, text, sizeof text);
	CHECK(strchr(text, ' ') == NULL);
	CHECK(ks_clock_import(&back, text) == 0);
	CHECK(back.clock == k->clock && strcmp(back.name, k->name) == 0);
	CHECK(back.hi == k->hi && back.lo == k->lo);
	CHECK(back.coarse == k->coarse);
	NEAR(back.tick, k->tick, k->tick * 1e-6);
	NEAR(back.cost, k->cost, k->cost * 1e-6);
	for (i = 0; i < sizeof bad / sizeof *bad; i++)
		CHECK(ks_clock_import(&back, bad[i]) == -1);
}

static void
refused(const char *name, const char *why)
{
	struct ks_clk	k;

	CHECK(ks_clock_choose(name, &k, NULL) == -1);
	if (!CHECK(strstr(k.why, why) != NULL))
		printf("%s: \"%s\", not \"%s\"\n", name, k.why, why);
}

static void
names(void)
{
	static const char *const	bad[] = {
		"coarse", "coarse:", "coarse:0ms", "coarse:10", "coarse:-1ms",
		"coarse:10s", "coarse:10ms,", "coarse:10ms,bum",
		"coarse:10ms,bump,", "coarse:ms", "coarse:0.1us",
		"coarse:200ms", "coarse:nanms"
	};
	size_t				i;

	for (i = 0; i < sizeof bad / sizeof *bad; i++)
		refused(bad[i], "expected coarse:TICK");
	refused("sundial", "no such clock; there are");
	refused("", "gettimeofday");
}

/* The coarse clock shows the true time, cut to ticks. */
static void
coarse(const char *spec, double tick)
{
	struct ks_clk	k;
	struct ks_stamp	zero, a, b;
	double		before, shown;
	int		i;

	if (!CHECK(ks_clock_choose(spec, &k, NULL) == 0))
		return;
	CHECK(strcmp(k.name, spec) == 0 && k.coarse == (tick > 50e3));
	NEAR(k.tick, tick, tick / 50);
	word(&k);
	CHECK(ks_clock_choose(spec, &k, NULL) == 0);
	zero.hi = zero.lo = 0;
	k.clock->read(&a);
	for (i = 0; i < 1000; i++, a = b) {
		before = ks_coarse_true();
		k.clock->read(&b);
		shown = ks_clock_diff(&k, &zero, &b);
		CHECK(shown > before - tick);
		CHECK(ks_clock_diff(&k, &a, &b) >=
		    (strstr(spec, "bump") != NULL ? 1000 : 0));
	}
}

/* Samples of a busy loop, by a coarse clock and in truth. */
static double	spent;

static int
work(void *arg, unsigned long n)
{
	volatile unsigned long	i;
	double			from = ks_coarse_true();

	(void)arg;
	for (i = 0; i < n * 100; i++)
		;
	spent += ks_coarse_true() - from;
	return 0;
}

static void
sample(void)
{
	struct ks_clk	k;
	struct ks_ticks	t;
	struct ks_job	job;
	double		ns, e[SAMPLES];
	unsigned long	n;
	int		i = 0, tries;

	memset(&job, 0, sizeof job);
	job.work = work;
	if (!CHECK(ks_clock_choose("coarse:2ms,bump", &k, NULL) == 0) ||
	    !CHECK(ks_ticks_open(&t, &k, 1) == 0) ||
	    !CHECK(ks_ticks_gauge(&t, &job) == 0))
		return;
	for (tries = 0; i < SAMPLES && tries < 20 * SAMPLES; tries++) {
		spent = 0;
		if (ks_ticks_sample(&t, &job, 5, &n, &ns) == 0)
			e[i++] = ns / (spent / (double)n) - 1;
	}
	if (CHECK(i == SAMPLES))
		NEAR(ks_median(e, SAMPLES), 0, 0.1);
}

static void
noise(const struct ks_clk *k)
{
	struct ks_noise	found;
	struct ks_clk	slow;

	ks_noise(k, 0.05, &found);
	CHECK(k->coarse || (found.stolen >= 0 && found.stolen < 1));
	CHECK(k->coarse || found.gap > 0);
	CHECK(ks_clock_choose("coarse:1ms", &slow, NULL) == 0);
	ks_noise(&slow, 0.05, &found);
	CHECK(found.stolen == -1);
}

int
main(void)
{
	struct ks_clk	k;

	memset(&k, 0, sizeof k);
	choose(&k);
	if (k.clock == NULL)
		return check_status();
	brief(&k);
	word(&k);
	names();
	coarse("coarse:10ms", 10e6);
	coarse("coarse:3.906ms,bump", 3.906e6);
	coarse("coarse:500us,bump", 500e3);
	sample();
	noise(&k);
	return check_status();
}
