/* bench_small.c - small operations against what is known of them: for "make
   bench", not a test, since other programs disturb it */

#include "compat.h"

#include "bench.h"
#include "check.h"
#include "clock/clock.h"
#include "harness/batch.h"
#include "harness/measure.h"
#include "host/host.h"
#include "host/syscall.h"
#include "stat/stat.h"

#define CALLS	10000000UL
#define TURNS	10		/* of both in turn, as the machine drifts */
#define PIECE	50UL		/* calls, as many as few are disturbed in */
#define PIECES	(CALLS / TURNS / PIECE)

static volatile unsigned long sink;

#define ADD2	a += b; b += a;
#define ADD8	ADD2 ADD2 ADD2 ADD2
#define ADD32	ADD8 ADD8 ADD8 ADD8

static int
add(struct ks_round *r, unsigned long n)
{
	unsigned long a = sink, b = a + 1;

	(void)r;
	while (n-- > 0) {
		ADD32
	}
	sink += a ^ b;
	return 0;
}

static int
add_twice(struct ks_round *r, unsigned long n)
{
	unsigned long a = sink, b = a + 1;

	(void)r;
	while (n-- > 0) {
		ADD32
		ADD32
	}
	sink += a ^ b;
	return 0;
}

static const struct ks_bench add_bench = {
	"add", "a dependent add",	/* name, what */
	NULL,				/* params */
	"ns/op", KS_LOWER, KS_REPEATABLE,
	0, 2,				/* needs, goal */
	NULL,				/* setup */
	add,				/* loop */
	NULL,				/* baseline */
	add_twice,			/* twice */
	NULL, NULL, NULL,		/* finish, derive, parts */
	NULL, NULL, NULL		/* less, lmbench, missing */
};

static int
bare(struct ks_round *r, unsigned long n)
{
	(void)r;
	while (n-- > 0)
		if (ks_getppid() < 0)
			return -1;
	return 0;
}

static int
measure(const struct ks_clk *k, const struct ks_bench *b,
    struct ks_figures *f)
{
	static struct ks_round	r;
	struct ks_how		how;

	memset(&how, 0, sizeof how);
	r.bench = b;
	how.clk = k;
	how.gate = 1;
	how.want = 100e6;
	how.seed = 1;
	if (b->setup != NULL && b->setup(&r) != 0)
		return -1;
	if (ks_measure(&r, &how, f) == 0)
		return 0;
	printf("%s: %s\n", b->name, r.why);
	return -1;
}

/* Calls by hand, in pieces: the median of the pieces is what they cost when
   nothing else ran. */
static double
by_hand(const struct ks_clk *k)
{
	static double	t[PIECES];
	int		i;

	for (i = 0; i < (int)PIECES; i++)
		t[i] = ks_batch(NULL, k, bare, PIECE) / PIECE;
	return ks_median(t, (int)PIECES);
}

/* The medians of both over all turns: 0, or -1. */
static int
compare(const struct ks_clk *k, const struct ks_bench *b, double *got,
    double *want)
{
	struct ks_figures	f;
	double			g[TURNS], w[TURNS];
	int			i;

	for (i = 0; i < TURNS; i++) {
		if (measure(k, b, &f) != 0)
			return -1;
		g[i] = f.value;
		w[i] = by_hand(k);
	}
	*got = ks_median(g, TURNS);
	*want = ks_median(w, TURNS);
	return 0;
}

static void
row(const char *what, double got, double want)
{
	printf("%-44s %9.4f %9.4f %+8.2f %%\n", what, got, want,
	    100 * (got / want - 1));
}

int
main(void)
{
	extern const struct ks_bench	ks_lat_syscall[];
	struct ks_clk			k;
	struct ks_figures		f;
	double				got, want;
	int				cpu;

	if (ks_cpus(&cpu, 1) == 1)
		ks_pin(cpu);
	CHECK(ks_clock_choose(NULL, &k, NULL) == 0);
	printf("%-44s %9s %9s %10s\n", "ns", "measured", "known", "differs");
	if (CHECK(measure(&k, &add_bench, &f) == 0))
		row("dependent add, against the reference chain", f.value,
		    f.clock);
	if (CHECK(compare(&k, &ks_lat_syscall[0], &got, &want) == 0))
		row("LatSyscall/null, against 10^7 calls by hand", got, want);
	return check_status();
}
