/* cache_line.c - how long the lines of the cache are */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"
#include "host/buffer.h"

/*
 * Loads in pairs, each pair in a block of its own, in random order, in more
 * memory than the first cache holds: the second load of a pair finds its line
 * in the cache if it is the first one's, and else not.
 */
#define BLOCK	2048UL
#define LEAST	sizeof(char *)
#define MOST	512		/* bytes between two loads */
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

/* The time of loads in pairs so far apart.  Blocks begin at all places of a
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
	return time(r, ks_chase, ns);
}

static int
derive(struct ks_round *r, ks_time *time, double *bytes)
{
	double	least, most, ns;
	size_t	apart;

	if (pairs(r, time, LEAST, &least) != 0 ||
	    pairs(r, time, MOST, &most) != 0)
		return -1;
	if (most < 1.1 * least)
		return ks_why(r, -1, "no line was the end of what a load "
		    "brings");
	for (apart = 2 * LEAST; apart < MOST; apart *= 2) {
		if (pairs(r, time, apart, &ns) != 0)
			return -1;
		if (ns > (least + most) / 2)
			break;
	}
	*bytes = (double)apart;
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
