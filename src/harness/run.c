/* run.c - rounds of points, into one results file */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "harness/child.h"
#include "harness/course.h"
#include "harness/plan.h"
#include "harness/precise.h"
#include "harness/queue.h"
#include "harness/run.h"
#include "harness/step.h"
#include "result/result.h"
#include "util.h"

#define QUICK_RETRIES	2

int
ks_run_line(struct ks_run *run, const char *line, char *err, size_t size)
{
	char	*copy;
	int	 bad;

	if (fprintf(run->out, "%s\n", line) < 0 || fflush(run->out) != 0) {
		snprintf(err, size, "%.150s: %s", run->file, strerror(errno));
		return -1;
	}
	copy = ks_xdup(line);
	bad = ks_results_line(run->sys, copy, err, size);
	free(copy);
	return bad;
}

/* A ks_turn: one round. */
static int
turn(struct ks_course *c, int task, char *err, size_t size)
{
	struct ks_step	x;
	char		text[KS_RESULTLINE];

	ks_course_step(c, task, &x);
	if (ks_step(&x, text, sizeof text) != 0)
		return -1;
	c->ended++;
	if (ks_queue_done(c->queue, task, x.outcome, ks_now()) == KS_LOUD)
		return 0;
	return ks_run_line(c->run, text, err, size);
}

/* Points whose interval is too wide get more rounds, once. */
static void
want_more(struct ks_course *c)
{
	const struct ks_run	*run = c->run;
	const struct ks_planned	*p;
	int			 i;

	for (i = 0; i < c->queue->ntask; i++) {
		p = &run->plan->point[i];
		if (c->queue->task[i].wanted == run->rounds &&
		    run->rounds >= KS_ROUNDS &&
		    !ks_precise(ks_point(run->sys, p->name),
		    ks_point_goal(p->bench, p->name, run->precision)))
			c->queue->task[i].wanted += KS_MORE;
	}
}

/* Rounds that the file already has count; points that were skipped or failed
   are over. */
static void
count_done(struct ks_course *c)
{
	const struct ks_point	*p;
	int			 i;

	for (i = 0; i < c->queue->ntask; i++) {
		p = ks_point(c->run->sys, c->run->plan->point[i].name);
		if (p == NULL)
			continue;
		c->queue->task[i].done = p->nround;
		if (p->skip != NULL || p->fail != NULL)
			c->queue->task[i].wanted = 0;
	}
}

int
ks_run_points(struct ks_run *run, char *err, size_t size)
{
	struct ks_course	c;

	if (ks_course_open(&c, run, 1, run->quick ? QUICK_RETRIES : KS_RETRIES,
	    err, size) != 0)
		return -1;
	count_done(&c);
	return ks_course_take(&c, turn, want_more, err, size);
}
