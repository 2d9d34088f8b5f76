/* step.c - a round of a point, made and judged */

#include "compat.h"

#include "bench.h"
#include "harness/janitor.h"
#include "harness/launch.h"
#include "harness/line.h"
#include "harness/order.h"
#include "harness/plan.h"
#include "harness/queue.h"
#include "harness/run.h"
#include "harness/step.h"
#include "host/host.h"
#include "result/result.h"
#include "util.h"

static void
order_cpus(const struct ks_step *s, struct ks_order *o)
{
	const struct ks_run	*run = s->run;
	int			 i;

	for (i = 0; i < run->ncpu; i++)
		if (!s->oncpu || run->cpu[i].cpu == s->cpu)
			o->cpu[o->ncpu++] = run->cpu[i];
}

static void
order(const struct ks_step *s, struct ks_order *o)
{
	const struct ks_run *run = s->run;

	memset(o, 0, sizeof *o);
	o->point = run->plan->point[s->task].name;
	o->clock = s->clock;
	o->gate = run->gate;
	order_cpus(s, o);
	o->want = run->seconds * 1e9;
	o->memory = run->memory;
	o->timeout = run->timeout;
	o->round = s->round;
	o->batch = s->batch;
	o->seed = s->seed;
}

/* Learn from a round how low the floor of its CPU is. */
static void
learn_floor(struct ks_run *run, const struct ks_sample *r)
{
	double	cpu, ref;
	int	i;

	if (ks_metric(r, "cpu", &cpu) != 0 || ks_metric(r, "ref", &ref) != 0)
		return;
	for (i = 0; i < run->ncpu; i++)
		if (run->cpu[i].cpu == (int)cpu && ref > 0 &&
		    (run->cpu[i].floor == 0 || ref < run->cpu[i].floor))
			run->cpu[i].floor = ref;
}

/* What a round that has a figure tells. */
static void
learn(struct ks_step *s, const struct ks_sample *r)
{
	double x;

	learn_floor(s->run, r);
	s->outcome = ks_metric(r, "quiet-%", &x) == 0 && x == 0 &&
	    ks_metric(r, "ungated", &x) != 0 ? KS_LOUD : KS_COUNTED;
	s->oncpu = ks_metric(r, "cpu", &x) == 0;
	s->cpu = s->oncpu ? (int)x : -1;
	if (ks_metric(r, "batch", &x) == 0)
		s->batch = (unsigned long)x;
}

/* Is what was read the line of a round of a point, which the run can take? */
static int
fits(const struct ks_run *run, const char *name, const struct ks_system *sys)
{
	const struct ks_point	*p = ks_point(run->sys, name);
	const char		*unit;

	if (sys->npoint != 1 || strcmp(sys->point[0].name, name) != 0)
		return 0;
	unit = sys->point[0].unit;
	return p == NULL || p->unit == NULL || unit == NULL ||
	    strcmp(p->unit, unit) == 0;
}

/* What the line of a round says.  A prefix may print what it likes: what is no
   such line fails. */
static void
judge(struct ks_step *s, char *text, size_t size)
{
	const char		*name = s->run->plan->point[s->task].name;
	struct ks_system	 sys;
	char			*copy = ks_xdup(text), why[200];
	int			 known;

	memset(&sys, 0, sizeof sys);
	known = ks_results_line(&sys, copy, why, sizeof why) == 0 &&
	    fits(s->run, name, &sys);
	s->outcome = KS_OVER;
	if (known && sys.point[0].nround == 1)
		learn(s, &sys.point[0].round[0]);
	if (!known) {
		snprintf(why, sizeof why, "expected the line of a round, not "
		    "\"%.150s\"", text);
		ks_line_reason(text, size, "FAIL", name, why);
	}
	s->run->failed += !known || sys.point[0].fail != NULL;
	free(copy);
	ks_system_free(&sys);
}

int
ks_step(struct ks_step *s, char *text, size_t size)
{
	struct ks_order	o;
	int		bad;

	order(s, &o);
	o.sem = -1;
	if (s->run->plan->point[s->task].bench->needs & KS_NEED_SEM)
		o.sem = ks_sems_make();	/* where there are none the round says
					   so itself */
	ks_janitor_sem((long)o.sem);
	bad = ks_launch(&o, s->prefix, s->tmp, &s->seed, text, size);
	ks_sems_remove(o.sem);
	ks_janitor_sem(-1L);
	if (bad)
		return -1;
	judge(s, text, size);
	if (s->run->verbose)
		fprintf(stderr, "%s\n", text);
	return 0;
}
