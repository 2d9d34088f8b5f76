/* prepare.c - before a run: the clock, and which CPUs are fit for it */

#include "compat.h"

#include "clock/clock.h"
#include "harness/child.h"
#include "harness/gate.h"
#include "harness/order.h"
#include "harness/run.h"
#include "host/host.h"

#define PROBE		1e9	/* ns on each CPU */
#define QUICK		250e6

struct probe {
	const struct ks_clk	*clk;
	int			 cpu;	/* -1: wherever */
	double			 ns;
};

/* In a child: print the floor found on a CPU. */
static int
probe(void *arg)
{
	const struct probe *p = arg;

	if (p->cpu >= 0 && ks_pin(p->cpu) != 0)
		return 1;
	printf("%.6f\n", ks_gate_probe(p->clk, p->ns));
	return 0;
}

/* The floor of a CPU, 0 if none was found, or -1 if one cannot run there. */
static double
find_floor(const struct ks_run *run, int cpu)
{
	struct ks_child	c;
	struct probe	p;
	char		text[64], why[80];

	p.clk = run->clk;
	p.cpu = cpu;
	p.ns = run->quick ? QUICK : PROBE;
	if (ks_child_start(&c, probe, &p) != 0 ||
	    ks_child_finish(&c, p.ns / 1e9 + 20, text, sizeof text, why,
	    sizeof why) != 0)
		return -1;
	return atof(text);
}

/* Some of the CPUs there are, evenly: how many. */
static int
pick(int *cpu)
{
	int	all[KS_MANYCPU], n, i, want;

	n = ks_cpus(all, KS_MANYCPU);
	want = n < KS_MAXCPU ? n : KS_MAXCPU;
	for (i = 0; i < want; i++)
		cpu[i] = all[(long)i * n / want];
	return want;
}

/* Keep the CPUs whose floors agree within 2 % with the lowest; where no
   floor was found, all of them. */
static void
keep_equals(struct ks_run *run)
{
	double	low = 0;
	int	i, n = 0;

	for (i = 0; i < run->ncpu; i++)
		if (run->cpu[i].floor > 0 &&
		    (low == 0 || run->cpu[i].floor < low))
			low = run->cpu[i].floor;
	if (low == 0)
		return;
	for (i = 0; i < run->ncpu; i++)
		if (run->cpu[i].floor > 0 &&
		    run->cpu[i].floor <= low * KS_QUIET)
			run->cpu[n++] = run->cpu[i];
	run->ncpu = n;
}

/* The last first: interrupts go to the first more than to others. */
static void
choose_cpus(struct ks_run *run)
{
	double	floor;
	int	cpu[KS_MAXCPU], n, i;

	n = run->pin ? pick(cpu) : 0;
	run->ncpu = 0;
	for (i = n - 1; i >= 0 && !ks_stopped; i--) {
		floor = run->gate ? find_floor(run, cpu[i]) : 0;
		if (floor < 0)
			continue;
		run->cpu[run->ncpu].cpu = cpu[i];
		run->cpu[run->ncpu++].floor = floor;
	}
	keep_equals(run);
	if (!run->gate && run->ncpu > 1)
		run->ncpu = 1;
}

int
ks_run_prepare(struct ks_run *run, char *err, size_t size)
{
	ks_clock_pinning(ks_cpus, ks_pin);
	if (ks_clock_choose(run->clock, run->clk, NULL) != 0) {
		snprintf(err, size, "clock %.60s: %s", run->clock != NULL ?
		    run->clock : "", run->clk->why);
		return -1;
	}
	run->gate = run->quiet && !run->clk->coarse;
	choose_cpus(run);
	return 0;
}
