/* t_measure.c - what is measured of loops that take as long as they please, on
   a clock that they move */

#include "compat.h"

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

static void
read_now(struct ks_stamp *s)
{
	now += 20;
	s->hi = (long)now;
	s->lo = 0;
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

static const struct ks_clock fake = {
	"fake", NULL, 0, NULL, read_now, NULL
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
	k.hi = k.lo = k.tick = 1;
	k.cost = 20;
	memset(&how, 0, sizeof how);
	how.clk = &k;
	how.want = 1e6;
	how.seed = 1;
	memset(r, 0, sizeof *r);
	r->bench = &moved;
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
	return check_status();
}
