/* t_gate.c - the gate on made-up readings, and the samples behind it */

#include "compat.h"

#include "check.h"
#include "harness/gate.h"
#include "harness/measure.h"
#include "harness/ref.h"
#include "harness/rng.h"
#include "harness/series.h"

#define N	400

static struct ks_reading	r[N + 1];
static unsigned long		seed = 7;

/* Readings of a quiet machine: ratio 0.35 and chain 0.25 ns, each up to half
   a percent more. */
static void
quiet_readings(void)
{
	int i;

	for (i = 0; i <= N; i++) {
		r[i].chain = 0.25 * (1 + 0.002 * ks_random_share(&seed));
		r[i].wide = 0.35 * r[i].chain *
		    (1 + 0.005 * ks_random_share(&seed));
		r[i].load = 0;
	}
}

static void
slow(int from, int to, double wide, double chain)
{
	int i;

	for (i = from; i < to; i++) {
		r[i].wide *= wide;
		r[i].chain *= chain;
	}
}

static int
count(double floor)
{
	int i, n = 0;

	for (i = 0; i < N; i++)
		n += ks_gate_quiet(r, i, N, floor);
	return n;
}

static void
test_floor(void)
{
	struct ks_reading few[4];

	memset(few, 0, sizeof few);
	few[0].chain = few[1].chain = few[2].chain = few[3].chain = 1;
	few[0].wide = 0.3;
	few[1].wide = 0.5;
	few[2].wide = 0.4;
	few[3].wide = 0.2;
	NEAR(ks_gate_floor(few, 4, 0.0), 0.4, 1e-12);
	NEAR(ks_gate_floor(few, 4, 0.35), 0.35, 1e-12);
	NEAR(ks_gate_floor(few, 4, 0.45), 0.4, 1e-12);
	CHECK(ks_gate_floor(few, 2, 0.0) == 0);
	CHECK(ks_gate_floor(few, 2, 0.5) == 0.5);
}

static void
test_quiet(void)
{
	double floor;

	quiet_readings();
	floor = ks_gate_floor(r, N, 0.0);
	NEAR(floor, 0.35, 0.001);
	CHECK(ks_gate_sound(r, N, floor));
	CHECK(count(floor) == N);
}

/* A sibling slows the chains side by side, not the single chain. */
static void
test_sibling(void)
{
	double floor;

	quiet_readings();
	slow(100, 300, 1.5, 1.0);
	floor = ks_gate_floor(r, N, 0.0);
	CHECK(ks_gate_sound(r, N, floor));
	CHECK(count(floor) == N - 200);
	CHECK(!ks_gate_quiet(r, 200, N, floor));
}

/* Stolen time and a lower frequency slow both alike: only the chain's recent
   low tells. */
static void
test_stolen(void)
{
	double floor;

	quiet_readings();
	slow(50, 60, 1.1, 1.1);
	floor = ks_gate_floor(r, N, 0.0);
	CHECK(count(floor) == N - 10);
	CHECK(!ks_gate_quiet(r, 55, N, floor));
}

/* A run that is never quiet has no floor, though a few low readings. */
static void
test_never(void)
{
	double	floor;
	int	i;

	quiet_readings();
	slow(5, N, 1.03, 1.0);
	floor = ks_gate_floor(r, N, 0.0);
	CHECK(!ks_gate_sound(r, N, floor));
	quiet_readings();
	for (i = 0; i < N; i++)		/* all of it above what is known */
		r[i].wide *= 1.4;
	CHECK(!ks_gate_sound(r, N, 0.35));
	CHECK(count(0.35) == 0);
}

static struct ks_series *
series(void)
{
	struct ks_series	*s = ks_series_open();
	int			 i;

	if (s == NULL)
		exit(1);
	s->gate = 1;
	s->floor = 0.35;
	for (i = 0; i < N; i++) {
		s->reading[i] = r[i];
		ks_series_add(s, 200 + ks_random_share(&seed), 0.0, 100.0);
	}
	s->reading[N] = r[N];
	s->shortest = 1e5;
	return s;
}

/* Noise in the samples alone drops none of them. */
static void
test_samples_alone(void)
{
	struct ks_series	*s;
	struct ks_figures	 f;
	int			 i;

	quiet_readings();
	s = series();
	for (i = 0; i < N; i++)
		if (ks_random_share(&seed) < 0.4)
			s->value[i] *= 1 + 9 * ks_random_share(&seed);
	memset(&f, 0, sizeof f);
	ks_series_sum(s, &f);
	CHECK(f.samples == N);
	CHECK(f.quiet == 1);
	CHECK(f.value == f.all);
	ks_series_close(s);
}

/* Samples beside a loud reading do not count, whatever they say; but long ones
   all do, and the share of quiet ones is told. */
static void
test_samples_gated(void)
{
	struct ks_series	*s;
	struct ks_figures	 f;
	int			 i;

	quiet_readings();
	slow(100, 300, 1.4, 1.0);
	s = series();
	for (i = 99; i < 300; i++)
		s->value[i] = 300;
	memset(&f, 0, sizeof f);
	ks_series_sum(s, &f);
	CHECK(f.samples == N - 201);
	NEAR(f.value, 200.5, 0.5);
	NEAR(f.all, 300, 0.5);
	NEAR(f.quiet, (N - 201.0) / N, 1e-9);
	CHECK(!f.ungated);
	ks_series_close(s);
	s = series();
	s->shortest = 1.1e6;
	ks_series_sum(s, &f);
	CHECK(f.ungated);
	CHECK(f.samples == N);
	NEAR(f.quiet, (N - 201.0) / N, 1e-9);
	ks_series_close(s);
}

/* A neighbour on the memory bus slows neither chain, only the loads. */
static void
test_neighbour(void)
{
	struct ks_series	*s;
	struct ks_figures	 f;
	int			 i;

	quiet_readings();
	for (i = 0; i <= N; i++)
		r[i].load = (i >= 100 && i < 300 ? 40 : 20) *
		    (1 + 0.05 * ks_random_share(&seed));
	s = series();
	for (i = 99; i < 300; i++)
		s->value[i] = 300;
	memset(&f, 0, sizeof f);
	ks_series_sum(s, &f);
	CHECK(f.samples == N - 201);
	NEAR(f.value, 200.5, 0.5);
	NEAR(f.all, 300, 0.5);
	NEAR(f.load, 20.5, 0.5);
	ks_series_close(s);
}

/* Half of the loads a little slow, as on a quiet machine: none is loud for
   that, nor where memory is not watched. */
static void
test_calm(void)
{
	double	room[N + 1];
	int	i, n = 0;

	quiet_readings();
	room[0] = 7;
	CHECK(ks_gate_calm_floor(r, N, room) == 0);
	CHECK(room[0] == 7);			/* no work for nothing */
	CHECK(ks_gate_calm(&r[7], 0.0));
	for (i = 0; i < N; i++)
		r[i].load = i < N / 2 ? 20 : 21.5;
	for (i = 0; i < N; i++)
		n += ks_gate_calm(&r[i], ks_gate_calm_floor(r, N, room));
	CHECK(n == N);
}

/* The ring of the loads visits every link before it comes back. */
static void
test_ring(void)
{
	unsigned long	 n = 65536 / KS_REF_STEP, i, x, first;

	if (!CHECK(ks_ref_open(65536 + 100) == 0))
		return;
	CHECK(n % KS_REF_ADDS == 0);
	first = ks_ref_load(n / KS_REF_ADDS, 0);
	for (i = 1; i < n / KS_REF_ADDS; i++)
		CHECK(ks_ref_load(1, 0) != first);
	x = ks_ref_load(1, 0);
	CHECK(x == first);
	ks_ref_close();
}

/* Too few quiet samples: the figure of all, and quiet is 0. */
static void
test_no_quiet(void)
{
	struct ks_series	*s;
	struct ks_figures	 f;

	quiet_readings();
	slow(0, N - KS_LEAST + 1, 1.4, 1.0);
	s = series();
	memset(&f, 0, sizeof f);
	ks_series_sum(s, &f);
	CHECK(f.quiet == 0);
	CHECK(f.samples == N);
	CHECK(f.value == f.all);
	ks_series_close(s);
}

int
main(void)
{
	test_floor();
	test_quiet();
	test_sibling();
	test_stolen();
	test_never();
	test_samples_alone();
	test_samples_gated();
	test_neighbour();
	test_calm();
	test_ring();
	test_no_quiet();
	return check_status();
}
