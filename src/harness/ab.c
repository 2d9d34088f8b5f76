/* ab.c - two variants, measured in turn */

#include "compat.h"

#include <sys/time.h>

#include <errno.h>

#include "clock/clock.h"
#include "harness/ab.h"
#include "harness/child.h"
#include "harness/janitor.h"
#include "harness/plan.h"
#include "harness/prefix.h"
#include "harness/progress.h"
#include "harness/queue.h"
#include "harness/rng.h"
#include "harness/run.h"
#include "harness/step.h"
#include "host/host.h"
#include "util.h"

/* A run of pairs under way. */
struct state {
	struct ks_ab	*ab;
	struct ks_queue	 queue;		/* of pairs */
	char		 tmp[600], clock[200];
	double		 start;
	unsigned long	 seed;
	int		 ended;
	unsigned long	*batch;		/* of each point; 0: not known yet */
	char		*first;		/* the side that begins its pair */
};

static double
now(void)
{
	struct timeval tv;

	gettimeofday(&tv, NULL);
	return tv.tv_sec + tv.tv_usec / 1e6;
}

/* A, B, B, A or the other way round: drawn for every other pair. */
static int
begins(struct state *s, int task)
{
	if (s->queue.task[task].done % 2 == 0 &&
	    s->queue.task[task].tries == 0)
		s->first[task] = ks_random(&s->seed) >> 7 & 1;
	return s->queue.task[task].done % 2 == 0 ? s->first[task] :
	    !s->first[task];
}

static void
prepare(struct state *s, int task, struct ks_step *x)
{
	memset(x, 0, sizeof *x);
	x->tmp = s->tmp;
	x->clock = s->clock;
	x->task = task;
	x->round = s->queue.task[task].done + 1;
	x->batch = s->batch[task];
	x->seed = ks_random(&s->seed);
}

/* The rounds of a pair, each line to the side that it is of: an outcome, or
   -1 if a signal interrupted it.  The second runs as the first did, where it
   did, with the same seed. */
static int
pair(struct state *s, int task, char text[2][KS_RESULTLINE])
{
	struct ks_step	x;
	unsigned long	seed;
	int		i, side = begins(s, task), outcome = KS_COUNTED;

	prepare(s, task, &x);
	seed = x.seed;
	text[0][0] = text[1][0] = '\0';
	for (i = 0; i < 2; i++, side = !side) {
		x.run = &s->ab->run[side];
		x.prefix = &s->ab->prefix[side];
		x.seed = seed;
		if (ks_step(&x, text[side], KS_RESULTLINE) != 0)
			return -1;
		s->ended++;
		if (x.outcome == KS_OVER) {
			text[!side][0] = '\0';
			return KS_OVER;
		}
		if (x.outcome == KS_LOUD)
			outcome = KS_LOUD;
		s->batch[task] = x.batch;
	}
	return outcome;
}

static int
step(struct state *s, int task, char *err, size_t size)
{
	char	text[2][KS_RESULTLINE];
	int	i, outcome;

	ks_progress(s->ab->run[0].plan->point[task].name,
	    s->queue.task[task].done + 1, s->ended / 2,
	    ks_queue_left(&s->queue), now() - s->start);
	outcome = pair(s, task, text);
	if (outcome < 0)
		return -1;
	if (ks_queue_done(&s->queue, task, outcome, now()) == KS_LOUD)
		return 0;
	for (i = 0; i < 2; i++)
		if (text[i][0] != '\0' &&
		    ks_run_line(&s->ab->run[i], text[i], err, size) != 0)
			return -1;
	return 0;
}

static int
loop(struct state *s, char *err, size_t size)
{
	double	pause;
	int	task;

	while (!ks_stopped) {
		task = ks_queue_next(&s->queue, now(), &pause);
		if (task < 0 && pause <= 0)
			return 0;
		if (task < 0)
			ks_run_nap(pause);
		else if (step(s, task, err, size) != 0)
			return -1;
	}
	return -1;
}

static int
end(struct ks_ab *ab, char *err, size_t size)
{
	return ks_run_line(&ab->run[0], "# end", err, size) != 0 ? -1 :
	    ks_run_line(&ab->run[1], "# end", err, size);
}

int
ks_ab_points(struct ks_ab *ab, char *err, size_t size)
{
	static struct state	s;
	struct ks_run		*run = &ab->run[0];
	int			bad, n = run->plan->npoint;

	s.ab = ab;
	s.start = now();
	s.seed = ab->seed;
	if (ks_tempdir(run->dir, s.tmp, sizeof s.tmp) != 0) {
		snprintf(err, size, "%.100s: %s", run->dir, strerror(errno));
		return -1;
	}
	ks_janitor_start(s.tmp);
	ks_clock_export(run->clk, s.clock, sizeof s.clock);
	ks_queue_open(&s.queue, n, run->rounds, KS_RETRIES, ab->seed);
	s.batch = ks_xalloc(n * sizeof *s.batch);
	memset(s.batch, 0, n * sizeof *s.batch);
	s.first = ks_xalloc(n);
	memset(s.first, 0, n);
	bad = loop(&s, err, size);
	ks_progress_end();
	ks_queue_close(&s.queue);
	free(s.batch);
	free(s.first);
	ks_remove_tree(s.tmp);
	ks_janitor_stop();
	return bad ? -1 : end(ab, err, size);
}
