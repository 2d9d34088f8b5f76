/* t_kernel.c - have compilers left the loops of memory and of operations? */

#include "compat.h"

#include <sys/time.h>

#include "bench.h"
#include "bench/libmem.h"
#include "harness/ref.h"
#include "host/cpi.h"
#include "host/host.h"
#include "check.h"

#define WORDS	512
#define TRIES	50
#define LONG	200.0		/* us: a batch */
#define BYTES	256		/* in a clock: more than any CPU moves */
#define CHAIN	16		/* adds in a turn of the reference */

extern const struct ks_bench ks_lat_ops[], ks_par_ops[];

typedef int	loop(struct ks_round *, unsigned long);

static struct ks_round	r;
static double		cycle;		/* ns */

static double
us(void)
{
	struct timeval t;

	(void)gettimeofday(&t, NULL);
	return (double)t.tv_sec * 1e6 + (double)t.tv_usec;
}

/* The least us that n take in some tries. */
static double
batch(loop *f, unsigned long n, int tries)
{
	double	t, best = -1;
	int	bad = 0;

	while (tries-- > 0) {
		t = us();
		bad |= f(&r, n);
		t = us() - t;
		if (best < 0 || t < best)
			best = t;
	}
	CHECK(bad == 0);
	return best;
}

/* The least ns that one of n takes. */
static double
least(loop *f)
{
	unsigned long n = 1;

	while (n < 1UL << 30 && batch(f, n, 3) < LONG)
		n *= 2;
	return batch(f, n, TRIES) * 1000 / (double)n;
}

static int
chain(struct ks_round *round, unsigned long n)
{
	static volatile unsigned long seed;

	(void)round;
	seed = ks_ref_chain(n, seed);
	return 0;
}

/* No operation takes less than a tenth of a clock. */
static void
operations(void)
{
	const struct ks_bench	*b;
	double			 ns;

	for (b = ks_lat_ops; b->name != NULL; b++) {
		if (b->missing != NULL)
			continue;
		r.bench = b;
		r.ops = KS_UNROLL;
		if (b->setup != NULL)
			CHECK(b->setup(&r) == 0);
		ns = least(b->loop) / r.ops;
		printf("%s: %.3f ns, %.2f clocks\n", b->name, ns, ns / cycle);
		CHECK(ns > cycle / 10);
		if (b->twice != NULL)
			CHECK(least(b->twice) / r.ops > cycle / 5);
	}
}

/* A turn of a chain is eight operations. */
static int
time_chains(struct ks_round *round, loop *f, double *ns)
{
	(void)round;
	*ns = least(f);
	CHECK(*ns > 8 * cycle / 10);
	return 0;
}

static void
parallel(void)
{
	const struct ks_bench	*b;
	double			 x;

	for (b = ks_par_ops; b->name != NULL; b++) {
		if (b->missing != NULL)
			continue;
		CHECK(b->derive(&r, time_chains, &x) == 0);
		printf("%s: %.2f at a time\n", b->name, x);
		CHECK(x >= 1 && x <= 8);
	}
}

static ks_word	words[WORDS], more[WORDS];

static int
read_loop(struct ks_round *round, unsigned long n)
{
	ks_word want = ks_mem_read(words, words + WORDS);

	(void)round;
	while (n-- > 0)
		if (ks_mem_read(words, words + WORDS) != want)
			return -1;
	return 0;
}

static int
write_loop(struct ks_round *round, unsigned long n)
{
	(void)round;
	while (n-- > 0)
		ks_mem_write(words, words + WORDS, n);
	return words[0] == 0 && words[WORDS - 1] == 0 ? 0 : -1;
}

static int
rdwr_loop(struct ks_round *round, unsigned long n)
{
	(void)round;
	while (n-- > 0)
		(void)ks_mem_rdwr(words, words + WORDS, n);
	return words[0] == 0 && words[WORDS - 1] == 0 ? 0 : -1;
}

static int
copy_loop(struct ks_round *round, unsigned long n)
{
	(void)round;
	while (n-- > 0) {
		words[WORDS - 1] = n;
		ks_mem_copy(more, words, words + WORDS);
	}
	return more[WORDS - 1] == 0 ? 0 : -1;
}

static void
moves(const char *what, loop *f)
{
	double ns = least(f);

	printf("%s: %.1f bytes in a clock\n", what, sizeof words / ns * cycle);
	CHECK(sizeof words / ns * cycle < BYTES);
}

int
main(void)
{
	cycle = least(chain) / CHAIN;
	if (ks_add_clocks() > 0)
		cycle /= ks_add_clocks();
	printf("a clock is %.4f ns\n", cycle);
	operations();
	parallel();
	moves("read", read_loop);
	moves("write", write_loop);
	moves("rdwr", rdwr_loop);
	moves("copy", copy_loop);
	return check_status();
}
