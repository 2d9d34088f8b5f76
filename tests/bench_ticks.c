/* bench_ticks.c - how right are batches timed with a coarse clock?  A real
   loop, timed by coarse:10ms,bump, which knows the true time as well */

#include "compat.h"

#include "clock/clock.h"
#include "harness/rng.h"
#include "harness/ticks.h"
#include "stat/stat.h"

#define CLOCK	"coarse:10ms,bump"
#define SAMPLES	100
#define TICKS	5.0

typedef int	sampler(struct ks_ticks *, struct ks_job *, double ticks,
		    unsigned long *n, double *ns);

static double	spent;		/* in operations, truly, ns */

static int
work(void *arg, unsigned long n)
{
	unsigned long		turns = *(unsigned long *)arg * n;
	volatile unsigned long	i;
	double			from = ks_coarse_true();

	for (i = 0; i < turns; i++)
		;
	spent += ks_coarse_true() - from;
	return 0;
}

/* Two readings, whatever the phase: what everybody does. */
static int
naive(struct ks_ticks *t, struct ks_job *job, double ticks, unsigned long *n,
    double *ns)
{
	struct ks_stamp	a, b;

	*n = (unsigned long)(ticks * (1 + 0.2 * ks_random_share(&t->random)) *
	    t->clk->tick / job->op);
	*n += *n == 0;
	t->clk->clock->read(&a);
	if (job->work(job->arg, *n) != 0)
		return -1;
	t->clk->clock->read(&b);
	*ns = ks_clock_diff(t->clk, &a, &b) / (double)*n;
	return 0;
}

static int
spin(struct ks_ticks *t, struct ks_job *job, double ticks, unsigned long *n,
    double *ns)
{
	*n = (unsigned long)(ticks * (1 + 0.2 * ks_random_share(&t->random)) *
	    t->clk->tick / job->op);
	*n += *n == 0;
	return ks_ticks_batch(t, job, *n, ns);
}

static void
row(const char *name, double op, double *e, int n, int voids)
{
	double	sum = 0;
	int	i;

	for (i = 0; i < n; i++) {
		sum += e[i];
		e[i] = e[i] < 0 ? -e[i] : e[i];
	}
	ks_sort(e, n);
	printf("%-12s %9.3f %8d %6d %9.3f %9.3f %9.3f %9.3f\n", name,
	    op / 1e3, n, voids, 100 * sum / n, 100 * ks_quantile(e, n, 0.5),
	    100 * ks_quantile(e, n, 0.9), 100 * e[n - 1]);
	fflush(stdout);
}

/* SAMPLES of one kind, of operations of so many turns: 0, or -1. */
static int
sample(struct ks_ticks *t, const char *name, sampler *get,
    unsigned long turns)
{
	static double	e[SAMPLES];
	struct ks_job	job;
	double		ns;
	unsigned long	n;
	int		i = 0, voids = 0, got;

	memset(&job, 0, sizeof job);
	job.work = work;
	job.arg = &turns;
	if (ks_ticks_gauge(t, &job) != 0)
		return -1;
	while (i < SAMPLES && voids < SAMPLES) {
		spent = 0;
		if ((got = get(t, &job, TICKS, &n, &ns)) == -1)
			return -1;
		voids += got == KS_TICKS_VOID;
		if (got == 0)
			e[i++] = ns / (spent / (double)n) - 1;
	}
	if (i > 0)
		row(name, job.op, e, i, voids);
	return 0;
}

int
main(void)
{
	static const struct {
		const char	*name;
		sampler		*get;
	} way[] = {
		{ "naive", naive },
		{ "spin", spin },
		{ "edge to edge", ks_ticks_edges },
		{ "as chosen", ks_ticks_sample }
	};
	static const unsigned long	turns[] = { 100, 100000 };
	struct ks_ticks			t;
	struct ks_clk			k;
	size_t				i, j;

	if (ks_clock_choose(CLOCK, &k, NULL) != 0) {
		fprintf(stderr, "%s: %s\n", CLOCK, k.why);
		return 1;
	}
	if (ks_ticks_open(&t, &k, 1) != 0)
		return 1;
	printf("Batches of %g to %g ticks by %s, against the true time:\n"
	    "errors in %%; to be reached: mean 0.1, nine in ten 0.5\n\n"
	    "%-12s %9s %8s %6s %9s %9s %9s %9s\n", TICKS, 1.2 * TICKS, CLOCK,
	    "way", "op (us)", "batches", "void", "mean", "median", "90 %",
	    "worst");
	for (i = 0; i < sizeof turns / sizeof *turns; i++)
		for (j = 0; j < sizeof way / sizeof *way; j++)
			if (sample(&t, way[j].name, way[j].get,
			    turns[i]) != 0)
				return 1;
	return 0;
}
