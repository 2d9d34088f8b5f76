/* course.c - the course of a run: point after point, round after round */

#include "compat.h"

#include <sys/time.h>

#include <errno.h>

#include "clock/clock.h"
#include "harness/child.h"
#include "harness/course.h"
#include "harness/janitor.h"
#include "harness/plan.h"
#include "harness/progress.h"
#include "harness/queue.h"
#include "harness/rng.h"
#include "harness/run.h"
#include "harness/step.h"
#include "host/host.h"
#include "util.h"

int
ks_course_open(struct ks_course *c, struct ks_run *run, int nrun, int retries,
    char *err, size_t size)
{
	memset(c, 0, sizeof *c);
	c->run = run;
	c->nrun = nrun;
	c->start = ks_now();
	c->seed = run->seed;
	if (ks_tempdir(run->dir, c->tmp, sizeof c->tmp) != 0) {
		snprintf(err, size, "%.100s: %s", run->dir, strerror(errno));
		return -1;
	}
	ks_janitor_start(c->tmp);
	ks_clock_export(run->clk, c->clock, sizeof c->clock);
	c->queue = ks_xalloc(sizeof *c->queue);
	ks_queue_open(c->queue, run->plan->npoint, run->rounds, retries,
	    run->seed);
	return 0;
}

void
ks_course_step(struct ks_course *c, int task, struct ks_step *x)
{
	memset(x, 0, sizeof *x);
	x->run = c->run;
	x->tmp = c->tmp;
	x->clock = c->clock;
	x->task = task;
	x->round = c->queue->task[task].done + 1;
	x->seed = ks_random(&c->seed);
}

/* Sleep for so many seconds, or until a signal comes. */
static void
nap(double s)
{
	struct timeval tv;

	tv.tv_sec = (long)s;
	tv.tv_usec = (long)((s - tv.tv_sec) * 1e6);
	select(0, NULL, NULL, NULL, &tv);
}

static void
show(const struct ks_course *c, int task)
{
	ks_progress(c->run->plan->point[task].name,
	    c->queue->task[task].done + 1, c->ended / c->nrun,
	    ks_queue_left(c->queue), ks_now() - c->start);
}

static int
loop(struct ks_course *c, ks_turn *turn, void (*more)(struct ks_course *),
    char *err, size_t size)
{
	double	pause;
	int	task;

	while (!ks_stopped) {
		task = ks_queue_next(c->queue, ks_now(), &pause);
		if (task >= 0) {
			show(c, task);
			if (turn(c, task, err, size) != 0)
				return -1;
		} else if (pause > 0)
			nap(pause);
		else if (more != NULL) {
			more(c);
			more = NULL;
		} else
			return 0;
	}
	return -1;
}

int
ks_course_take(struct ks_course *c, ks_turn *turn,
    void (*more)(struct ks_course *), char *err, size_t size)
{
	int	i, bad = loop(c, turn, more, err, size);

	ks_progress_end();
	ks_queue_close(c->queue);
	free(c->queue);
	ks_remove_tree(c->tmp);
	ks_janitor_stop();
	for (i = 0; i < c->nrun && !bad; i++)
		bad = ks_run_line(&c->run[i], "# end", err, size);
	return bad;
}
