/* step.c - a round of a point, made and judged */

#include "compat.h"

#include "bench.h"
#include "harness/janitor.h"
#include "harness/launch.h"
#include "harness/order.h"
#include "harness/plan.h"
#include "harness/queue.h"
#include "harness/run.h"
#include "harness/step.h"
#include "host/host.h"
#include "result/result.h"
#include "util.h"

#define GATED	1e6	/* ns: of longer operations the gate only says which
			   were quiet */

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
	    r->value < GATED ? KS_LOUD : KS_COUNTED;
	s->oncpu = ks_metric(r, "cpu", &x) == 0;
	s->cpu = s->oncpu ? (int)x : -1;
	if (ks_metric(r, "batch", &x) == 0)
		s->batch = (unsigned long)x;
}

/* What the line of a round says. */
static void
judge(struct ks_step *s, const char *text)
{
	static struct ks_system	 none;
	struct ks_system	 sys = none;
	char			*copy, err[200];

	copy = ks_xdup(text);
	s->outcome = KS_OVER;
	if (ks_results_line(&sys, copy, err, sizeof err) == 0 &&
	    sys.npoint == 1 && sys.point[0].nround == 1)
		learn(s, &sys.point[0].round[0]);
	free(copy);
	ks_system_free(&sys);
	if (s->outcome == KS_OVER && strncmp(text, "--- FAIL", 8) == 0)
		s->run->failed++;
}

/* A prefix may print what it likes: what is no line of a round fails. */
static void
check(const struct ks_step *s, char *text, size_t size)
{
	const char	*point = s->run->plan->point[s->task].name, *at;
	char		 said[200];

	at = strstr(text, "Benchmark");
	if (at != NULL && (at == text || strncmp(text, "--- ", 4) == 0) &&
	    strncmp(at + 9, point, strlen(point)) == 0)
		return;
	snprintf(said, sizeof said, "%.150s", text);
	snprintf(text, size, "--- FAIL: Benchmark%s: expected the line of a "
	    "round, not \"%s\"", point, said);
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
	check(s, text, size);
	if (s->run->verbose)
		fprintf(stderr, "%s\n", text);
	judge(s, text);
	return 0;
}
