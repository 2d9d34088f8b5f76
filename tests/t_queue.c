/* t_queue.c - the order of rounds */

#include "compat.h"

#include "check.h"
#include "harness/queue.h"

#define N	12

static double now;

/* The next task, after waiting as told; -1 at the end. */
static int
next(struct ks_queue *q)
{
	double	pause;
	int	task;

	while ((task = ks_queue_next(q, now, &pause)) < 0 && pause > 0) {
		CHECK(pause <= KS_APART);
		now += pause + 1e-9;
	}
	return task;
}

static void
test_rounds(void)
{
	struct ks_queue	q;
	double		last[N];
	int		count[N], i, task, order = 0;

	memset(count, 0, sizeof count);
	now = 1000;
	ks_queue_open(&q, N, 4, 10, 99UL);
	CHECK(ks_queue_left(&q) == 4 * N);
	for (i = 0; (task = next(&q)) >= 0; i++) {
		if (i < N)
			CHECK(task == i);	/* as listed */
		else if (task != i % N)
			order = 1;
		if (count[task] > 0)
			CHECK(now - last[task] >= KS_APART);
		CHECK(count[task] == i / N);	/* interleaved */
		now += 0.1;
		last[task] = now;
		count[task]++;
		CHECK(ks_queue_done(&q, task, KS_COUNTED, now) ==
		    KS_COUNTED);
	}
	CHECK(i == 4 * N);
	CHECK(order);				/* then shuffled */
	CHECK(ks_queue_left(&q) == 0);
	ks_queue_close(&q);
}

/* A loud round comes again, later, but not for ever. */
static void
test_loud(void)
{
	struct ks_queue	q;
	int		tries = 0, other = 0, task, got;

	now = 0;
	ks_queue_open(&q, 2, 1, 10, 1UL);
	while ((task = next(&q)) >= 0) {
		now += 0.05;
		if (task == 1) {
			other++;
			ks_queue_done(&q, task, KS_COUNTED, now);
			continue;
		}
		got = ks_queue_done(&q, task, KS_LOUD, now);
		CHECK(got == (++tries < 10 ? KS_LOUD : KS_COUNTED));
	}
	CHECK(tries == 10);
	CHECK(other == 1);
	CHECK(now >= 9 * KS_APART);
	ks_queue_close(&q);
}

static void
test_over(void)
{
	struct ks_queue	q;
	int		task, n = 0;

	ks_queue_open(&q, 1, 9, 10, 1UL);
	while ((task = next(&q)) >= 0) {
		n++;
		CHECK(ks_queue_done(&q, task, KS_OVER, now) == KS_OVER);
	}
	CHECK(n == 1);
	ks_queue_close(&q);
}

/* A clock that is set back must not stop the run. */
static void
test_set_back(void)
{
	struct ks_queue	q;
	double		pause;

	ks_queue_open(&q, 1, 2, 10, 1UL);
	CHECK(ks_queue_next(&q, 5000.0, &pause) == 0);
	ks_queue_done(&q, 0, KS_COUNTED, 5000.0);
	CHECK(ks_queue_next(&q, 10.0, &pause) == 0);
	ks_queue_close(&q);
}

int
main(void)
{
	test_rounds();
	test_loud();
	test_over();
	test_set_back();
	return check_status();
}
