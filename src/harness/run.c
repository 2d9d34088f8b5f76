/* run.c - rounds of points, into one results file */

#include "compat.h"

#include <sys/time.h>

#include <errno.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/janitor.h"
#include "harness/plan.h"
#include "harness/precise.h"
#include "harness/progress.h"
#include "harness/queue.h"
#include "harness/rng.h"
#include "harness/run.h"
#include "harness/step.h"
#include "host/host.h"
#include "result/result.h"
#include "util.h"

#define QUICK_RETRIES	2

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

static int
step(struct state *s, int task, char *err, size_t size)
{
	struct ks_step	x;
	char		text[KS_RESULTLINE];

	ks_progress(s->run->plan->point[task].name,
	    s->queue.task[task].done + 1, s->ended, ks_queue_left(&s->queue),
	    now() - s->start);
	memset(&x, 0, sizeof x);
	x.run = s->run;
	x.tmp = s->tmp;
	x.clock = s->clock;
	x.task = task;
	x.round = s->queue.task[task].done + 1;
	x.seed = ks_random(&s->seed);
	if (ks_step(&x, text, sizeof text) != 0)
		return -1;
	s->ended++;
	if (ks_queue_done(&s->queue, task, x.outcome, now()) == KS_LOUD)
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

void
ks_run_nap(double s)
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
			ks_run_nap(pause);
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
	    run->quick ? QUICK_RETRIES : KS_RETRIES, run->seed);
	count_done(&s);
	bad = loop(&s, err, size);
	ks_progress_end();
	ks_queue_close(&s.queue);
	ks_remove_tree(s.tmp);
	ks_janitor_stop();
	return bad ? -1 : ks_run_line(run, "# end", err, size);
}
