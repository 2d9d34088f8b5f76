/* t_ticks.c - timing with a coarse clock, against the true time, which
   clocks of virtual time know */

#include "compat.h"

#include "clock/clock.h"
#include "clock/trial.h"
#include "harness/ticks.h"
#include "stat/stat.h"
#include "check.h"
#include "fake.h"

#define SAMPLES	400
#define TICKS	5

typedef int	sampler(struct ks_ticks *, struct ks_job *, double ticks,
		    unsigned long *n, double *ns);

static double	op;		/* ns of an operation, truly */

static int
work(void *arg, unsigned long n)
{
	(void)arg;
	fake_pass(op * (double)n);
	return 0;
}

/* In the form of the others. */
static int
spin(struct ks_ticks *t, struct ks_job *job, double ticks, unsigned long *n,
    double *ns)
{
	double	share = (double)((t->random = t->random * 69069 + 1) >>
		    8 & 0xffff) / 65536;

	*n = (unsigned long)(ticks * (1 + 0.2 * share) * fake.tick / job->op);
	*n += *n == 0;
	return ks_ticks_batch(t, job, *n, ns);
}

static int
once(struct ks_ticks *t, struct ks_job *job, double ticks, unsigned long *n,
    double *ns)
{
	(void)ticks;
	*n = 1;
	return ks_ticks_once(t, job, 1, ns);
}

struct result {
	double	bias, p90, p99;		/* relative errors */
	int	voids;
};

/* Open the clock as it is in fake, and take samples. */
static void
sample(sampler *get, struct result *r)
{
	static double		e[SAMPLES];
	struct ks_clk		k;
	struct ks_ticks		t;
	struct ks_job		job;
	double			ns, truth, sum = 0;
	unsigned long		n;
	int			i = 0, tries, got;

	memset(r, 0, sizeof *r);
	memset(&job, 0, sizeof job);
	job.work = work;
	if (!CHECK(ks_trial(&fake_system, NULL, &k) == 0) ||
	    !CHECK(ks_ticks_open(&t, &k, 1) == 0) ||
	    !CHECK(ks_ticks_gauge(&t, &job) == 0))
		return;
	truth = op * fake.tick / (fake.tick - fake.interrupt);
	for (tries = 0; i < SAMPLES && tries < 2 * SAMPLES; tries++) {
		got = get(&t, &job, TICKS, &n, &ns);
		if (!CHECK(got != -1))
			return;
		r->voids += got == KS_TICKS_VOID;
		if (got != 0)
			continue;
		e[i] = ns / truth - 1;
		sum += e[i];
		e[i] = e[i] < 0 ? -e[i] : e[i];
		i++;
	}
	if (!CHECK(i == SAMPLES))
		return;
	r->bias = sum / SAMPLES;
	ks_sort(e, SAMPLES);
	r->p90 = e[SAMPLES * 9 / 10];
	r->p99 = e[SAMPLES * 99 / 100];
}

static void
show(const char *what, const struct result *r)
{
	printf("%-6s op %8g us, read %3g us, bump %d, interrupt %g us: bias "
	    "%+.4f %%, p90 %.4f %%, p99 %.4f %%, %d void\n", what,
	    op / 1e3, fake.cost / 1e3, fake.bump, fake.interrupt / 1e3,
	    r->bias * 100, r->p90 * 100, r->p99 * 100, r->voids);
}

static void
world(double cost, double operation)
{
	fake_reset();
	fake.tick = 10e6;
	fake.cost = cost;
	fake.bump = 1;
	op = operation;
}

static void
within(const char *what, const struct result *r, double bias, double p90)
{
	if (!NEAR(r->bias, 0, bias) || !CHECK(r->p90 <= p90))
		show(what, r);
}

static const double	costs[] = { 2.03e3, 5.11e3, 19.7e3, 49.3e3 };
static const double	ops[] = { 203, 2.01e3, 49e3, 3.1e6, 20.3e6 };

#define COSTS	(sizeof costs / sizeof *costs)
#define OPS	(sizeof ops / sizeof *ops)

/* The first cost to be tried: the lower, the more readings to a tick. */
static size_t	first;

/* The interrupt at a tick's end takes its time from operations as from
   readings: the truth is what an operation takes in the long run. */
static void
plain(double interrupt)
{
	struct result	r;
	size_t		i, j;

	for (i = first; i < COSTS; i++)
		for (j = 0; j < OPS; j++) {
			world(costs[i], ops[j]);
			fake.interrupt = interrupt;
			sample(spin, &r);
			within("spin", &r, 0.0005, 0.005);
			CHECK(r.voids == 0);
		}
}

static void
edges(double interrupt)
{
	struct result	r;
	size_t		i, j;

	for (i = first; i < COSTS; i++)
		for (j = 0; ops[j] < 100e3; j++) {
			world(costs[i], ops[j]);
			fake.interrupt = interrupt;
			sample(ks_ticks_edges, &r);
			/* half a chunk of 20 readings, of 5 ticks */
			within("edges", &r, 0.001, 0.001 + 13 * costs[i] /
			    (TICKS * fake.tick));
			CHECK(r.voids == 0);
		}
}

/* One tick in 100 is lost; 5 to 7 are in a sample, and where it is two they
   may be missed. */
static void
lost(void)
{
	struct result	r;
	size_t		i, j;

	for (i = first; i < COSTS; i++)
		for (j = 0; ops[j] < 100e3; j++) {
			world(costs[i], ops[j]);
			fake.lost = 0.01;
			sample(spin, &r);
			within("spin", &r, 0.002, 0.001);
			CHECK(r.voids >= 10 && r.voids <= 60);
			CHECK(r.p99 < 0.005);
			world(costs[i], ops[j]);
			fake.lost = 0.01;
			sample(ks_ticks_edges, &r);
			CHECK(r.voids >= 10 && r.voids <= 60);
			CHECK(r.p99 < 0.02);
		}
}

/* The cost of a reading differs from tick to tick: which way is found. */
static void
wobble(void)
{
	struct result	r;
	size_t		i, j;

	for (i = first; i < COSTS; i++)
		for (j = 0; ops[j] < 100e3; j++) {
			world(costs[i], ops[j]);
			fake.wobble = 0.05;
			sample(ks_ticks_sample, &r);
			within("sample", &r, 0.0006, 0.005);
		}
}

/* Operations that cannot be repeated, one a sample: the error is a few
   readings', and the mean is right. */
static void
single(void)
{
	struct result	r;
	size_t		i;

	for (i = first; i < COSTS; i++) {
		world(costs[i], 700e3);
		fake.interrupt = 20e3;
		sample(once, &r);
		within("once", &r, 0.01, 2 * (costs[i] + fake.interrupt) /
		    op);
	}
}

/* Which way: as M varies. */
static void
way(void)
{
	struct ks_clk	k;
	struct ks_ticks	t;

	world(20e3, 1000);
	CHECK(ks_trial(&fake_system, NULL, &k) == 0);
	CHECK(ks_ticks_open(&t, &k, 1) == 0);
	CHECK(!t.edges);
	NEAR(t.cost, 20e3, 100);
	fake.wobble = 0.2;
	fake_pass(fake.tick);
	CHECK(ks_ticks_open(&t, &k, 1) == 0);
	CHECK(t.edges);
	fake.stop = 1;
	CHECK(ks_ticks_open(&t, &k, 1) == -1);
}

static int
fail(void *arg, unsigned long n)
{
	(void)arg;
	return n > 100 ? -1 : 0;
}

static int
nothing(void *arg, unsigned long n)
{
	(void)arg;
	(void)n;
	return 0;
}

/* Work that fails, and work that takes no time: neither hangs. */
static void
hopeless(void)
{
	struct ks_clk	k;
	struct ks_ticks	t;
	struct ks_job	job;
	unsigned long	n;
	double		ns;

	world(20e3, 1000);
	memset(&job, 0, sizeof job);
	job.work = fail;
	CHECK(ks_trial(&fake_system, NULL, &k) == 0);
	CHECK(ks_ticks_open(&t, &k, 1) == 0);
	CHECK(ks_ticks_gauge(&t, &job) == -1);
	job.op = 1000;
	CHECK(ks_ticks_sample(&t, &job, TICKS, &n, &ns) == -1);
	CHECK(ks_ticks_edges(&t, &job, TICKS, &n, &ns) == -1);
	job.work = nothing;
	CHECK(ks_ticks_gauge(&t, &job) == -1 || job.op < 1);
}

/* With an argument, without the costs that take most of the time. */
int
main(int argc, char **argv)
{
	(void)argv;
	first = argc > 1 ? COSTS / 2 : 0;
	plain(0);
	plain(50e3);
	edges(0);
	edges(50e3);
	lost();
	wobble();
	single();
	way();
	hopeless();
	return check_status();
}
