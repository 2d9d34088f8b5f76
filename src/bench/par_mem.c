/* par_mem.c - how many loads from memory are on their way at a time */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"
#include "bench/libtime.h"
#include "host/buffer.h"

#define CHAINS	16

static struct ks_buffer	 memory;
static char		**at[CHAINS];

/* All chains go round one ring, each from a place of its own, at the same
   speed. */
static int
setup(struct ks_round *r)
{
	unsigned long	size = ks_number(r, "size"), i;
	unsigned long	n = size / KS_STEP, apart = n / CHAINS;
	char		**p;

	if (ks_memory_for(r, 1, size) != 0)
		return KS_SKIP;
	if (ks_buffer(&memory, size, 0) != 0)
		return -1;
	p = ks_ring_random(memory.at, size, KS_STEP, (unsigned long)getpid());
	if (p == NULL)
		return -1;
	if (ks_ring_length(p, n) != n)
		return ks_why(r, -1, "the chain of loads is not one ring");
	for (i = 0; i < apart * CHAINS; i++) {
		if (i % apart == 0)
			at[i / apart] = p;
		p = (char **)(void *)*p;
	}
	return 0;
}

#define LOAD(p)		p = (char **)(void *)*p;
#define LOAD2(p, q)	LOAD(p) LOAD(q)
#define LOAD4(p, q, s, t) LOAD2(p, q) LOAD2(s, t)
#define ALL8		LOAD4(a, b, c, d) LOAD4(e, f, g, h)
#define ALL16		ALL8 LOAD4(i, j, k, l) LOAD4(m, o, p, q)
#define EIGHT(x)	x x x x x x x x

static int
one(struct ks_round *r, unsigned long n)
{
	char **a = at[0];

	(void)r;
	for (; n > 0; n--) {
		EIGHT(LOAD(a))
	}
	at[0] = a;
	return 0;
}

static int
two(struct ks_round *r, unsigned long n)
{
	char **a = at[0], **b = at[1];

	(void)r;
	for (; n > 0; n--) {
		EIGHT(LOAD2(a, b))
	}
	at[0] = a;
	at[1] = b;
	return 0;
}

static int
four(struct ks_round *r, unsigned long n)
{
	char **a = at[0], **b = at[1], **c = at[2], **d = at[3];

	(void)r;
	for (; n > 0; n--) {
		EIGHT(LOAD4(a, b, c, d))
	}
	at[0] = a;
	at[1] = b;
	at[2] = c;
	at[3] = d;
	return 0;
}

static int
eight(struct ks_round *r, unsigned long n)
{
	char **a = at[0], **b = at[1], **c = at[2], **d = at[3];
	char **e = at[4], **f = at[5], **g = at[6], **h = at[7];

	(void)r;
	for (; n > 0; n--) {
		EIGHT(ALL8)
	}
	at[0] = a;
	at[1] = b;
	at[2] = c;
	at[3] = d;
	at[4] = e;
	at[5] = f;
	at[6] = g;
	at[7] = h;
	return 0;
}

/* More than most CPUs have registers for; those that lie in memory are in
   the first cache, and are read while others are on their way. */
static int
sixteen(struct ks_round *r, unsigned long n)
{
	char **a = at[0], **b = at[1], **c = at[2], **d = at[3];
	char **e = at[4], **f = at[5], **g = at[6], **h = at[7];
	char **i = at[8], **j = at[9], **k = at[10], **l = at[11];
	char **m = at[12], **o = at[13], **p = at[14], **q = at[15];

	(void)r;
	for (; n > 0; n--) {
		EIGHT(ALL16)
	}
	at[0] = a;
	at[1] = b;
	at[2] = c;
	at[3] = d;
	at[4] = e;
	at[5] = f;
	at[6] = g;
	at[7] = h;
	at[8] = i;
	at[9] = j;
	at[10] = k;
	at[11] = l;
	at[12] = m;
	at[13] = o;
	at[14] = p;
	at[15] = q;
	return 0;
}

static int
derive(struct ks_round *r, ks_time *time, double *most)
{
	static const struct ks_chains loops[] = {
		{ one, 1 }, { two, 2 }, { four, 4 }, { eight, 8 },
		{ sixteen, 16 }, { NULL, 0 }
	};

	return ks_parallel(r, time, loops, most);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&memory);
}

const struct ks_bench ks_par_mem[] = {
	{
		"ParMem",
		"loads that several chains, 2 to 16, make in the time that one "
		    "chain takes for one",
		"size=512K,8M,128M|4K,16K,64K,2M,32M",	/* params */
		"parallelism", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 10,			/* needs, goal */
		setup,				/* setup */
		NULL, NULL, NULL,		/* loop, baseline, twice */
		finish,				/* finish */
		derive, NULL,			/* derive, parts */
		NULL,				/* less */
		"mem par (par_mem); theirs may exceed the number of chains",
		NULL				/* missing */
	},
	{ 0 }
};
