/* t_levels.c - unit tests of what is derived from several times */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "bench/liblevel.h"
#include "bench/libtime.h"
#include "host/cpi.h"
#include "check.h"

extern const struct ks_bench	ks_cpu_mhz[];

/* A made-up curve: caches of those sizes and latencies, ended by a size of
   0; the share of misses grows from a cache's size to twice as much, and the
   noise, which only adds, is of so many %. */
static int
curve(const struct ks_level *c, double noise, double most, double *size,
    double *ns)
{
	static unsigned long	x = 1;
	double			share;
	int			i, n = 0;

	for (size[0] = 2048; size[n] <= most; n++) {
		for (i = 0, ns[n] = c[0].ns; c[i].size > 0; i++) {
			share = (size[n] / c[i].size - 0.9) / 0.8;
			share = share < 0 ? 0 : share > 1 ? 1 : share;
			ns[n] += share * (c[i + 1].ns - c[i].ns);
		}
		x = (x * 1103515245UL + 12345) & 0x7fffffffUL;
		ns[n] *= 1 + noise / 100 * (double)x / 2147483648.0;
		size[n + 1] = size[n] * pow(2, 0.2);
	}
	return n;
}

static void
finds(const struct ks_level *want, int count, double noise)
{
	double		size[KS_MAXCURVE], ns[KS_MAXCURVE];
	struct ks_level	got[8];
	int		i, n;

	n = curve(want, noise, 64e6, size, ns);
	i = ks_levels(size, ns, n, got, 8);
	if (!CHECK(i == count)) {
		printf("%d levels and not %d, noise %g %%\n", i, count, noise);
		return;
	}
	for (i = 0; i < count; i++) {
		NEAR(got[i].ns / want[i].ns, 1.03, 0.06);
		if (i < count - 1)
			NEAR(got[i].size / want[i].size, 1, 0.25);
		else
			CHECK(got[i].size == 0);
	}
}

static void
levels(void)
{
	static const struct ks_level zen[] = {
		{ 49152, 1.1 }, { 1048576, 3.9 }, { 8388608, 13 }, { 0, 110 }
	}, pmax[] = {
		{ 65536, 80 }, { 0, 480 }
	}, flat[] = {
		{ 0, 400 }
	}, old[] = {
		{ 8192, 15 }, { 262144, 60 }, { 0, 180 }
	};
	int i;

	for (i = 0; i < 16; i++) {
		finds(zen, 4, i / 2.0);
		finds(pmax, 2, i / 2.0);
		finds(flat, 1, i / 2.0);
		finds(old, 3, i / 2.0);
	}
}

/* A few lines in each other's way make no level; nor does one point. */
static void
no_levels(void)
{
	double		size[KS_MAXCURVE], ns[KS_MAXCURVE];
	struct ks_level	got[8];
	int		i;

	for (i = 0; i < 60; i++) {
		size[i] = 2048 * pow(2, i / 5.0);
		ns[i] = i < 20 ? 2 : i < 40 ? 2.5 : 60;
	}
	CHECK(ks_levels(size, ns, 60, got, 8) == 2);
	NEAR(got[0].size, size[40], size[40] / 5);
	ns[10] = 50;
	CHECK(ks_levels(size, ns, 60, got, 8) == 2);
	CHECK(ks_levels(size, ns, 60, got, 1) == 1);
}

/* A CPU of so many MHz on which an add takes so many clocks: turns of 8 and
   of 24 adds, and a loop of 6 clocks. */
static double	mhz, clocks;
static int	turn;

static int
fake_time(struct ks_round *r, int (*loop)(struct ks_round *, unsigned long),
    double *ns)
{
	(void)loop;
	(void)r;
	*ns = ((turn++ % 2 == 0 ? 8 : 24) * clocks + 6) / mhz * 1000;
	return 0;
}

static void
cpu_clocks(void)
{
	static const struct {
		double mhz, clocks;
	} cpu[] = {
		{ 25, 2 },		/* Sun-3/260: 68020 */
		{ 8, 8 },		/* 68000 */
		{ 33, 2 },		/* 386 */
		{ 16.67, 1 },		/* R2000 */
		{ 2000, 0.5 },		/* Pentium 4 */
		{ 1300, 2 },		/* POWER4 */
		{ 3700, 1 }
	};
	static struct ks_round		r;
	double				a, b, got;
	unsigned int			i;

	for (i = 0; i < sizeof cpu / sizeof cpu[0]; i++) {
		mhz = cpu[i].mhz;
		clocks = cpu[i].clocks;
		(void)fake_time(NULL, NULL, &a);
		(void)fake_time(NULL, NULL, &b);
		NEAR(ks_mhz_of_adds(b - a, 16, clocks), mhz, mhz / 1e6);
	}
	CHECK(ks_mhz_of_adds(0, 16, 1) == 0);
	r.bench = ks_cpu_mhz;
	if (r.bench->setup(&r) != 0) {
		printf("%s\n", r.why);
		return;
	}
	clocks = ks_add_clocks();
	mhz = 1234;
	CHECK(r.bench->derive(&r, fake_time, &got) == 0);
	NEAR(got, 1234, 0.001);
}

/* A CPU that does four things at a time: n chains take as long as one, up to
   four. */
static int	chains;

static int
fake_chains(struct ks_round *r, int (*loop)(struct ks_round *, unsigned long),
    double *ns)
{
	(void)r;
	chains = loop(NULL, 0);
	*ns = chains <= 4 ? 10 : 10 * chains / 4.0;
	return 0;
}

static int
one(struct ks_round *r, unsigned long n)
{
	(void)r;
	return n == 0 ? 1 : -1;
}

static int
two(struct ks_round *r, unsigned long n)
{
	return 2 * one(r, n);
}

static int
six(struct ks_round *r, unsigned long n)
{
	return 6 * one(r, n);
}

static void
at_a_time(void)
{
	static const struct ks_chains all[] = {
		{ one, 1 }, { two, 2 }, { six, 6 }, { NULL, 0 }
	}, few[] = {
		{ one, 1 }, { two, 2 }, { NULL, 0 }
	};
	double most;

	CHECK(ks_parallel(NULL, fake_chains, all, &most) == 0);
	NEAR(most, 4, 1e-9);
	CHECK(ks_parallel(NULL, fake_chains, few, &most) == 0);
	NEAR(most, 2, 1e-9);
}

int
main(void)
{
	levels();
	no_levels();
	cpu_clocks();
	at_a_time();
	return check_status();
}
