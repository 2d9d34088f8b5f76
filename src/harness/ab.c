/* ab.c - two variants, measured in turn */

#include "compat.h"

#include "harness/ab.h"
#include "harness/child.h"
#include "harness/course.h"
#include "harness/plan.h"
#include "harness/prefix.h"
#include "harness/queue.h"
#include "harness/rng.h"
#include "harness/run.h"
#include "harness/step.h"
#include "util.h"

/* What is kept of pairs. */
struct pairs {
	struct ks_prefix *prefix;
	unsigned long	*batch;		/* of each point; 0: not known yet */
	char		*first;		/* the side that begins its pair */
};

/* A, B, B, A or the other way round: drawn for every other pair. */
static int
begins(struct ks_course *c, int task)
{
	const struct ks_task	*t = &c->queue->task[task];
	char			*first = &((struct pairs *)c->arg)->first[task];

	if (t->done % 2 == 0 && t->tries == 0)
		*first = ks_random(&c->seed) >> 7 & 1;
	return t->done % 2 == 0 ? *first : !*first;
}

/* The rounds of a pair, each line to the side that it is of: an outcome, or
   -1 if a signal interrupted it.  The second runs as the first did, where it
   did, with the same seed; it need not where the first is loud and the pair
   is to be measured again. */
static int
pair(struct ks_course *c, int task, char text[2][KS_RESULTLINE])
{
	struct pairs	*p = c->arg;
	struct ks_step	 x;
	unsigned long	 seed;
	int		 i, side = begins(c, task), outcome = KS_COUNTED;

	ks_course_step(c, task, &x);
	seed = x.seed;
	text[0][0] = text[1][0] = '\0';
	for (i = 0; i < 2; i++, side = !side) {
		if (outcome == KS_LOUD && ks_queue_retry(c->queue, task))
			break;
		x.run = &c->run[side];
		x.prefix = &p->prefix[side];
		x.batch = p->batch[task];
		x.seed = seed;
		if (ks_step(&x, text[side], KS_RESULTLINE) != 0)
			return -1;
		c->ended++;
		p->batch[task] = x.batch;
		if (x.outcome == KS_OVER) {
			text[!side][0] = '\0';
			return KS_OVER;
		}
		if (x.outcome == KS_LOUD)
			outcome = KS_LOUD;
	}
	return outcome;
}

/* A ks_turn. */
static int
turn(struct ks_course *c, int task, char *err, size_t size)
{
	char	text[2][KS_RESULTLINE];
	int	i, outcome = pair(c, task, text);

	if (outcome < 0)
		return -1;
	if (ks_queue_done(c->queue, task, outcome, ks_now()) == KS_LOUD)
		return 0;
	for (i = 0; i < 2; i++)
		if (text[i][0] != '\0' &&
		    ks_run_line(&c->run[i], text[i], err, size) != 0)
			return -1;
	return 0;
}

int
ks_ab_points(struct ks_run *run, struct ks_prefix *prefix, char *err,
    size_t size)
{
	struct ks_course	c;
	struct pairs		p;
	int			n = run->plan->npoint, bad;

	if (ks_course_open(&c, run, 2, KS_RETRIES, err, size) != 0)
		return -1;
	p.prefix = prefix;
	p.batch = ks_xalloc(n * sizeof *p.batch);
	p.first = ks_xalloc(n);
	c.arg = &p;
	bad = ks_course_take(&c, turn, NULL, err, size);
	free(p.batch);
	free(p.first);
	return bad;
}
