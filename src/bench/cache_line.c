/* cache_line.c - how long the lines of the cache are */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"
#include "bench/libtime.h"
#include "host/buffer.h"

/*
 * Loads in pairs, each pair in a block of its own, in random order, in more
 * memory than the first cache holds: the second load of a pair finds its line
 * in the cache if it is the first one's, and else not.
 */
#define BLOCK	2048UL
#define LEAST	8UL		/* bytes between two loads: this, */
#define STEPS	7		/* twice, four times as many, and so on */
#define MOST	(LEAST << (STEPS - 1))
#define SIZE	(1UL << 20)

static struct ks_buffer	 memory;
static unsigned long	 order[SIZE / BLOCK];

static int
setup(struct ks_round *r)
{
	if (ks_memory_for(r, 1, SIZE) != 0)
		return KS_SKIP;
	ks_shuffle(order, SIZE / BLOCK, (unsigned long)getpid());
	return ks_buffer(&memory, SIZE, 0);
}

/* The least time of loads in pairs so far apart.  Blocks begin at all places
   of a
   page, so that not all are for the same few sets of the cache. */
static int
pairs(struct ks_round *r, ks_time *time, size_t apart, double *ns)
{
	char		*first = NULL, **end = &first, *block;
	unsigned long	 i;

	for (i = 0; i < SIZE / BLOCK; i++) {
		block = memory.at + order[i] * BLOCK +
		    order[i] % (BLOCK / MOST - 1) * MOST;
		*end = block;
		end = (char **)(void *)block;
		*end = block + apart;
		end = (char **)(void *)*end;
	}
	*end = first;
	if (ks_chase_from((char **)(void *)first) != 0)
		return -1;
	return ks_least(r, time, ks_chase, ns);
}

/* The sum of squares around the mean of a few. */
static double
spread(const double *x, int n)
{
	double	sum = 0, squares = 0;
	int	i;

	for (i = 0; i < n; i++) {
		sum += x[i];
		squares += x[i] * x[i];
	}
	return squares - sum * sum / n;
}

/* Where times step up: that which leaves the least spread before and after
   it. */
static int
step(const double *ns)
{
	double	s, least = 0;
	int	i, at = 0;

	for (i = 1; i < STEPS; i++) {
		s = spread(ns, i) + spread(ns + i, STEPS - i);
		if (at == 0 || s < least) {
			least = s;
			at = i;
		}
	}
	return at;
}

static int
derive(struct ks_round *r, ks_time *time, double *bytes)
{
	double	ns[STEPS] = { 0 };
	int	i, t;

	for (t = 0; t < KS_TIMES; t++)
		for (i = 0; i < STEPS; i++)
			if (pairs(r, time, LEAST << i, &ns[i]) != 0)
				return -1;
	if (ns[STEPS - 1] < 1.1 * ns[0])
		return ks_why(r, -1, "no line was the end of what a load "
		    "brings");
	*bytes = (double)(LEAST << step(ns));
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&memory);
}

const struct ks_bench ks_cache_line[] = {
	{
		"LineSize",
		"bytes that a load which misses the cache brings into it",
		NULL,				/* params */
		"bytes", KS_NEITHER, KS_REPEATABLE,
		KS_MEMORY, 0,			/* needs, goal */
		setup,				/* setup */
		NULL, NULL, NULL,		/* loop, baseline, twice */
		finish,				/* finish */
		derive, NULL,			/* derive, parts */
		NULL,				/* less */
		"cache line bytes (line)",
		NULL				/* missing */
	},
	{ 0 }
};
