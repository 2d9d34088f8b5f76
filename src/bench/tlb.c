/* tlb.c - how many pages the TLB knows */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "bench/libchase.h"
#include "bench/liblevel.h"
#include "bench/libtime.h"
#include "host/buffer.h"
#include "host/host.h"

/*
 * A load in each of n pages, in random order, against n loads in as few pages
 * as hold them: both touch as many lines, and what one takes more than the
 * other is for finding pages.
 */
#define LEAST	4.0		/* pages */
#define MOST	8192UL
#define OCTAVE	5		/* numbers of pages to a factor of two */
#define LEVELS	4

static struct ks_buffer	 memory;
static size_t		 page;

static int
setup(struct ks_round *r)
{
	unsigned long pages = MOST;

	page = ks_pagesize();
	while (pages > r->memory / page)
		pages /= 2;
	if (pages < 8 * LEAST)
		return ks_memory_for(r, 8 * (unsigned long)LEAST, page);
	return ks_buffer(&memory, pages * page, 0);
}

/* How much longer n loads take for being in as many pages, ns, and how long
   they take if they are not. */
static int
penalty(struct ks_round *r, ks_time *time, unsigned long n, double *ns,
    double *without)
{
	double	apart = 0, together = 0;
	int	t;

	for (t = 0; t < KS_TIMES; t++)
		if (ks_chase_from(ks_ring_pages(memory.at, n * page, page, 1,
		    n)) != 0 || ks_least(r, time, ks_chase, &apart) != 0 ||
		    ks_chase_from(ks_ring_random(memory.at, n * KS_STEP,
		    KS_STEP, n)) != 0 ||
		    ks_least(r, time, ks_chase, &together) != 0)
			return -1;
	*ns = apart > together ? (apart - together) / KS_UNROLL : 0;
	*without = together / KS_UNROLL;
	return 0;
}

static int
derive(struct ks_round *r, ks_time *time, double *pages)
{
	double		n[KS_MAXCURVE], curve[KS_MAXCURVE], x;
	double		ns, fast = 0;
	struct ks_level	level[LEVELS];
	int		count = 0;

	for (x = LEAST; x <= (double)(memory.size / page) &&
	    count < KS_MAXCURVE; x *= pow(2, 1.0 / OCTAVE)) {
		if (count > 0 && floor(x) <= n[count - 1])
			continue;
		n[count] = floor(x);
		if (penalty(r, time, (unsigned long)n[count], &curve[count],
		    &ns) != 0)
			return -1;
		if (count == 0)
			fast = ns;
		curve[count++] += fast;
	}
	count = ks_levels(n, curve, count, level, LEVELS);
	if (count < 2)
		return ks_why(r, -1, "no number of pages was too many");
	*pages = floor(level[0].size + 0.5);
	ks_note(r, "miss-ns", level[1].ns - level[0].ns);
	if (count > 2) {
		ks_note(r, "l2-pages", floor(level[1].size + 0.5));
		ks_note(r, "l2-miss-ns", level[2].ns - level[0].ns);
	}
	ks_note(r, "page-bytes", (double)page);
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&memory);
}

const struct ks_bench ks_tlb[] = {
	{
		"TLB",
		"pages, a load from each of which takes no longer than as many "
		    "loads from few pages",
		NULL,				/* params */
		"pages", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 0,			/* needs, goal */
		setup,				/* setup */
		NULL, NULL, NULL,		/* loop, baseline, twice */
		finish,				/* finish */
		derive, NULL,			/* derive, parts */
		NULL,				/* less */
		"tlb pages (tlb); theirs looks for 15 % more, by bisection",
		NULL				/* missing */
	},
	{ 0 }
};
