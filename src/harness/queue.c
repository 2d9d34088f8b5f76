/* queue.c - which point is measured next */

#include "compat.h"

#include "harness/queue.h"
#include "harness/rng.h"
#include "util.h"

void
ks_queue_open(struct ks_queue *q, int n, int rounds, int retries,
    unsigned long seed)
{
	int i;

	memset(q, 0, sizeof *q);
	q->ntask = n;
	q->task = ks_xalloc(n * sizeof *q->task);
	q->wait = ks_xalloc(n * sizeof *q->wait);
	q->retries = retries;
	q->seed = seed;
	for (i = 0; i < n; i++) {
		q->task[i].wanted = rounds;
		q->task[i].last = -KS_APART;
	}
}

void
ks_queue_close(struct ks_queue *q)
{
	free(q->task);
	free(q->wait);
}

static void
append(struct ks_queue *q, int task)
{
	q->wait[q->nwait++] = task;
}

/* Fisher and Yates, as Durstenfeld's algorithm 235. */
static void
shuffle(struct ks_queue *q)
{
	int i, j, t;

	for (i = q->nwait - 1; i > 0; i--) {
		j = (int)(ks_random_share(&q->seed) * (i + 1));
		t = q->wait[i];
		q->wait[i] = q->wait[j];
		q->wait[j] = t;
	}
}

static void
fill(struct ks_queue *q)
{
	int i;

	for (i = 0; i < q->ntask; i++)
		if (q->task[i].done < q->task[i].wanted)
			append(q, i);
	if (q->pass++ > 0)
		shuffle(q);
}

/* Take the i-th of those that wait. */
static int
take(struct ks_queue *q, int i)
{
	int task = q->wait[i];

	memmove(q->wait + i, q->wait + i + 1,
	    (--q->nwait - i) * sizeof *q->wait);
	return task;
}

int
ks_queue_next(struct ks_queue *q, double now, double *pause)
{
	double	left;
	int	i;

	*pause = 0;
	if (q->nwait == 0)
		fill(q);
	for (i = 0; i < q->nwait; i++) {
		left = q->task[q->wait[i]].last + KS_APART - now;
		if (left <= 0 || left > KS_APART)	/* or a set clock */
			return take(q, i);
		if (*pause == 0 || left < *pause)
			*pause = left;
	}
	return -1;
}

int
ks_queue_retry(const struct ks_queue *q, int task)
{
	return q->task[task].tries + 1 < q->retries;
}

int
ks_queue_done(struct ks_queue *q, int task, int outcome, double now)
{
	struct ks_task *t = &q->task[task];

	t->last = now;
	if (outcome == KS_LOUD && ks_queue_retry(q, task)) {
		t->tries++;
		append(q, task);
		return KS_LOUD;
	}
	t->tries = 0;
	if (outcome == KS_OVER)
		t->wanted = 0;
	else
		t->done++;
	return outcome == KS_LOUD ? KS_COUNTED : outcome;
}

int
ks_queue_left(const struct ks_queue *q)
{
	int i, n = 0;

	for (i = 0; i < q->ntask; i++)
		if (q->task[i].wanted > q->task[i].done)
			n += q->task[i].wanted - q->task[i].done;
	return n;
}
