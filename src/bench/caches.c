/* caches.c - the levels of the memory hierarchy: how large, how slow */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "bench/libchase.h"
#include "bench/liblevel.h"
#include "bench/libtime.h"
#include "host/buffer.h"

#define LEAST	2048.0		/* bytes, of the smallest ring */
#define MOST	(256UL << 20)	/* and of the largest */
#define OCTAVE	5		/* sizes to a factor of two */
#define LEVELS	6

static struct ks_buffer	 memory;

/* In large pages, if there are any: where a page's neighbours are, in a cache
   of physical addresses, is chance. */
static int
setup(struct ks_round *r)
{
	size_t	size = MOST;
	int	got;

	while (size > r->memory)
		size /= 2;
	if (size < 4 * LEAST)
		return ks_memory_for(r, 4, (unsigned long)LEAST);
	got = ks_buffer_large(r, &memory, size, 0);
	if (got == 0)
		return 0;
	r->why[0] = '\0';
	return ks_buffer(&memory, size, 0);
}

/* Time rings of all sizes once more; curve[] keeps the least ns of a turn. */
static int
pass(struct ks_round *r, ks_time *time, const double *size, double *curve,
    int n)
{
	char	**ring;
	int	  i;

	for (i = 0; i < n; i++) {
		ring = ks_ring_random(memory.at, (size_t)size[i], KS_STEP,
		    (unsigned long)i);
		if (ks_chase_from(ring) != 0 ||
		    ks_least(r, time, ks_chase, &curve[i]) != 0)
			return -1;
	}
	return 0;
}

static void
note(struct ks_round *r, int level, const char *what, double value)
{
	char unit[20];

	sprintf(unit, "l%d-%s", level, what);
	ks_note(r, unit, value);
}

static int
derive(struct ks_round *r, ks_time *time, double *ns)
{
	double		size[KS_MAXCURVE], curve[KS_MAXCURVE] = { 0 }, x;
	struct ks_level	level[LEVELS];
	int		i, n = 0;

	for (x = LEAST; x <= (double)memory.size && n < KS_MAXCURVE;
	    x *= pow(2, 1.0 / OCTAVE))
		size[n++] = floor(x / KS_STEP) * KS_STEP;
	for (i = 0; i < KS_TIMES; i++)
		if (pass(r, time, size, curve, n) != 0)
			return -1;
	for (i = 0; i < n; i++)
		curve[i] /= KS_UNROLL;
	n = ks_levels(size, curve, n, level, LEVELS);
	for (i = 0; i < n - 1; i++) {
		note(r, i + 1, "bytes", floor(level[i].size));
		note(r, i + 1, "ns", level[i].ns);
	}
	*ns = level[n - 1].ns;
	ks_note(r, "to-bytes", (double)memory.size);
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&memory);
}

const struct ks_bench ks_caches[] = {
	{
		"Caches",
		"a load from memory, in random order; beside it, each cache's "
		    "size and latency",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		KS_MEMORY, 5,			/* needs, goal */
		setup,				/* setup */
		NULL, NULL, NULL,		/* loop, baseline, twice */
		finish,				/* finish */
		derive, NULL,			/* derive, parts */
		NULL,				/* less */
		"cache, which theirs does not run; the Guesses say less",
		NULL				/* missing */
	},
	{ 0 }
};
