/* t_measure.c - what is measured of loops that take as long as they please, on
   a clock that they move */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "check.h"
#include "clock/clock.h"
#include "harness/measure.h"
#include "harness/rng.h"

#define BYTES	1000.0

static double		now;		/* ns */
static double		subject, besides;	/* ns of an operation */
static double		noise;		/* a turn in ten takes that many
					   times as long */
static unsigned long	seed;

static double		tick;		/* ns of the clock, */
static double		reading;	/* and of a reading */

static void
read_now(struct ks_stamp *s)
{
	double shown;

	now += reading;
	shown = floor(now / tick) * tick;
	s->hi = (long)(shown / 1e6);
	s->lo = (long)(shown - s->hi * 1e6);
}

static int
take(double ns)
{
	now += ks_random_share(&seed) < 0.1 ? noise * ns : ns;
	return 0;
}

static int
baseline(struct ks_round *r, unsigned long n)
{
	(void)r;
	return take(n * besides);
}

static int
loop(struct ks_round *r, unsigned long n)
{
	(void)r;
	return take(n * (subject + besides));
}

/* Operations that may be done so often, after what prepares for them. */
#define PREPARED	100UL

static unsigned long	prepared;	/* for so many */

static int
prepare(struct ks_round *r, unsigned long n)
{
	(void)r;
	prepared = n;
	return 0;
}

static int
bounded(struct ks_round *r, unsigned long n)
{
	CHECK(n == prepared && n <= PREPARED);
	prepared = 0;
	return loop(r, n);
}

static const struct ks_clock fake = {
	"fake", NULL, 0, NULL, read_now, NULL
};

static const struct ks_bench often = {
	"often", "an operation",	/* name, what */
	NULL,				/* params */
	"ns/op", KS_LOWER, KS_PERTURBING,
	0, 2,				/* needs, goal */
	NULL,				/* setup */
	bounded,			/* loop */
	NULL, NULL,			/* baseline, twice */
	NULL, NULL, NULL,		/* finish, derive, parts */
	NULL, NULL, NULL		/* less, lmbench, missing */
};

static const struct ks_bench moved = {
	"moved", "an operation",	/* name, what */
	NULL,				/* params */
	"MB/s", KS_HIGHER, KS_REPEATABLE,
	0, 2,				/* needs, goal */
	NULL,				/* setup */
	loop,				/* loop */
	baseline, NULL,			/* baseline, twice */
	NULL, NULL, NULL,		/* finish, derive, parts */
	NULL, NULL, NULL		/* less, lmbench, missing */
};

static int
measure(double bytes, double loud, struct ks_round *r, struct ks_figures *f)
{
	struct ks_clk	k;
	struct ks_how	how;

	memset(&k, 0, sizeof k);
	k.clock = &fake;
	k.hi = 1e6;
	k.lo = 1;
	k.tick = tick;
	k.cost = reading;
	k.coarse = tick > 1000;
	memset(&how, 0, sizeof how);
	how.clk = &k;
	how.want = 1e6;
	how.seed = 1;
	r->bytes = bytes;
	noise = loud;
	seed = 1;
	return ks_measure(r, &how, f);
}

int
main(void)
{
	struct ks_round		r;
	struct ks_figures	f;

	memset(&r, 0, sizeof r);
	r.bench = &moved;
	tick = 1;
	reading = 20;
	subject = 500;
	besides = 100;
	CHECK(measure(0.0, 1.0, &r, &f) == 0);
	NEAR(f.value, 500, 1);
	NEAR(f.raw, 600, 1);
	CHECK(measure(BYTES, 1.0, &r, &f) == 0);
	NEAR(f.value, 500, 1);

	/* The machine may be noisy: what is subtracted is still little. */
	subject = 20e6;
	besides = 1e6;
	CHECK(measure(BYTES, 5.0, &r, &f) == 0);
	NEAR(f.value, 20e6, 5e6);
	CHECK(f.limit > f.value);

	/* A rate of what takes no time is no figure; such a time is one, with
	   how far it may be from nothing. */
	subject = 1;
	besides = 1e6;
	CHECK(measure(BYTES, 2.0, &r, &f) == -1);
	CHECK(strcmp(r.why, "too fast to tell from what is subtracted") == 0);
	CHECK(measure(0.0, 2.0, &r, &f) == 0);
	CHECK(f.value <= f.limit);

	/* What is prepared for n operations is followed by just these,
	   whatever the clock. */
	memset(&r, 0, sizeof r);
	r.bench = &often;
	r.between = prepare;
	r.most = PREPARED;
	besides = 0;
	subject = 10e3;
	CHECK(measure(0.0, 1.0, &r, &f) == 0);
	NEAR(f.value, 10e3, 10);
	tick = 10e6;
	reading = 2e3;
	for (subject = 1e3; subject < 2e6; subject *= 9) {
		CHECK(measure(0.0, 1.0, &r, &f) == 0);
		NEAR(f.value, subject, 2 * reading / PREPARED);
	}
	subject = -100;			/* as if an interrupt was missed */
	CHECK(measure(0.0, 1.0, &r, &f) == -1);
	CHECK(strcmp(r.why, "too short a time for this clock") == 0);
	return check_status();
}
