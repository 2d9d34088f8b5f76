/* run.c - rounds of points, into one results file */

#include "compat.h"

#include <sys/time.h>

#include <errno.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/janitor.h"
#include "harness/launch.h"
#include "harness/order.h"
#include "harness/plan.h"
#include "harness/precise.h"
#include "harness/progress.h"
#include "harness/queue.h"
#include "harness/rng.h"
#include "harness/run.h"
#include "host/host.h"
#include "result/result.h"
#include "util.h"

#define LINE		2000	/* bytes of a result line */
#define RETRIES		10	/* of a round that found no quiet */
#define QUICK_RETRIES	2
#define GATED		1e6	/* ns: of longer operations the gate only says
				   which were quiet */

/* A run under way. */
struct state {
	struct ks_run	*run;
	struct ks_queue	 queue;
	char		 tmp[600];	/* private directory */
	char		 clock[200];	/* exported */
	double		 start;
	unsigned long	 seed;
	int		 ended;		/* rounds, loud ones too */
};

static double
now(void)
{
	struct timeval tv;

	gettimeofday(&tv, NULL);
	return tv.tv_sec + tv.tv_usec / 1e6;
}

int
ks_run_line(struct ks_run *run, const char *line, char *err, size_t size)
{
	char *copy;

	if (fprintf(run->out, "%s\n", line) < 0 || fflush(run->out) != 0) {
		snprintf(err, size, "%.150s: %s", run->file, strerror(errno));
		return -1;
	}
	copy = ks_xdup(line);
	if (ks_results_line(run->sys, copy, err, size) != 0) {
		free(copy);
		return -1;
	}
	free(copy);
	return 0;
}

static void
order(struct state *s, int task, struct ks_order *o)
{
	struct ks_run *run = s->run;

	memset(o, 0, sizeof *o);
	o->point = run->plan->point[task].name;
	o->clock = s->clock;
	o->gate = run->gate;
	o->ncpu = run->ncpu;
	memcpy(o->cpu, run->cpu, run->ncpu * sizeof *run->cpu);
	o->want = run->seconds * 1e9;
	o->memory = run->memory;
	o->timeout = run->timeout;
	o->round = s->queue.task[task].done + 1;
	o->seed = ks_random(&s->seed);
}

/* Learn from a round's line how low the floor of its CPU is. */
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

/* What the line of a round says: an outcome (queue.h). */
static int
judge(struct state *s, const char *text)
{
	static struct ks_system	 none;
	struct ks_system	 sys = none;
	struct ks_sample	*r;
	double			 quiet;
	char			*copy, err[200];
	int			 outcome = KS_OVER;

	copy = ks_xdup(text);
	if (ks_results_line(&sys, copy, err, sizeof err) == 0 &&
	    sys.npoint == 1 && sys.point[0].nround == 1) {
		r = &sys.point[0].round[0];
		learn_floor(s->run, r);
		outcome = ks_metric(r, "quiet-%", &quiet) == 0 && quiet == 0 &&
		    r->value < GATED ? KS_LOUD : KS_COUNTED;
	}
	free(copy);
	ks_system_free(&sys);
	return outcome;
}

/* Launch a round, with semaphores if it needs them: where there are none it
   says so itself. */
static int
launch(struct state *s, int task, struct ks_order *o, char *text,
    size_t size)
{
	int bad;

	o->sem = -1;
	if (s->run->plan->point[task].bench->needs & KS_NEED_SEM)
		o->sem = ks_sems_make();
	ks_janitor_sem((long)o->sem);
	bad = ks_launch(o, s->tmp, &s->seed, text, size);
	ks_sems_remove(o->sem);
	ks_janitor_sem(-1L);
	return bad;
}

static int
step(struct state *s, int task, char *err, size_t size)
{
	struct ks_order	o;
	char		text[LINE];
	int		outcome;

	ks_progress(s->run->plan->point[task].name,
	    s->queue.task[task].done + 1, s->ended, ks_queue_left(&s->queue),
	    now() - s->start);
	order(s, task, &o);
	if (launch(s, task, &o, text, sizeof text) != 0)
		return -1;
	if (s->run->verbose)
		fprintf(stderr, "%s\n", text);
	s->ended++;
	outcome = judge(s, text);
	if (outcome == KS_OVER && strncmp(text, "--- FAIL", 8) == 0)
		s->run->failed++;
	if (ks_queue_done(&s->queue, task, outcome, now()) == KS_LOUD)
		return 0;
	return ks_run_line(s->run, text, err, size);
}

/* Points whose interval is too wide get more rounds, once. */
static void
want_more(struct state *s)
{
	const struct ks_planned	*p;
	int			 i;

	for (i = 0; i < s->queue.ntask; i++) {
		p = &s->run->plan->point[i];
		if (s->queue.task[i].wanted == s->run->rounds &&
		    s->run->rounds >= KS_ROUNDS &&
		    !ks_precise(ks_point(s->run->sys, p->name),
		    ks_point_goal(p->bench, p->name, s->run->precision)))
			s->queue.task[i].wanted += KS_MORE;
	}
}

static void
nap(double s)
{
	struct timeval tv;

	tv.tv_sec = (long)s;
	tv.tv_usec = (long)((s - tv.tv_sec) * 1e6);
	select(0, NULL, NULL, NULL, &tv);
}

static int
loop(struct state *s, char *err, size_t size)
{
	double	pause;
	int	task, more = 1;

	while (!ks_stopped) {
		task = ks_queue_next(&s->queue, now(), &pause);
		if (task >= 0) {
			if (step(s, task, err, size) != 0)
				return -1;
		} else if (pause > 0)
			nap(pause);
		else if (more-- > 0)
			want_more(s);
		else
			return 0;
	}
	return -1;
}

/* Rounds that the file already has count; points that were skipped or failed
   are over. */
static void
count_done(struct state *s)
{
	const struct ks_point	*p;
	int			 i;

	for (i = 0; i < s->queue.ntask; i++) {
		p = ks_point(s->run->sys, s->run->plan->point[i].name);
		if (p == NULL)
			continue;
		s->queue.task[i].done = p->nround;
		if (p->skip != NULL || p->fail != NULL)
			s->queue.task[i].wanted = 0;
	}
}

int
ks_run_points(struct ks_run *run, char *err, size_t size)
{
	static struct state	s;
	int			bad;

	s.run = run;
	s.start = now();
	s.seed = run->seed;
	if (ks_tempdir(run->dir, s.tmp, sizeof s.tmp) != 0) {
		snprintf(err, size, "%.100s: %s", run->dir, strerror(errno));
		return -1;
	}
	ks_janitor_start(s.tmp);
	ks_clock_export(run->clk, s.clock, sizeof s.clock);
	ks_queue_open(&s.queue, run->plan->npoint, run->rounds,
	    run->quick ? QUICK_RETRIES : RETRIES, run->seed);
	count_done(&s);
	bad = loop(&s, err, size);
	ks_progress_end();
	ks_queue_close(&s.queue);
	ks_remove_tree(s.tmp);
	ks_janitor_stop();
	return bad ? -1 : ks_run_line(run, "# end", err, size);
}
