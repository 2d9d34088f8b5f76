/* series.c - the samples of a round and the readings between them */

#include "compat.h"

#include "harness/gate.h"
#include "harness/measure.h"
#include "harness/series.h"
#include "stat/stat.h"

#define LONG		1e6	/* ns: of longer samples few would be quiet */
#define SAME		0.99	/* of the run's floor is no other floor */
#define FLOOR_EVERY	32	/* samples until it is looked for again */

struct ks_series *
ks_series_open(void)
{
	struct ks_series *s;

	s = calloc(1, sizeof *s);
	if (s == NULL)
		return NULL;
	s->value = malloc(2 * KS_SAMPLES * sizeof *s->value);
	s->reading = malloc((KS_SAMPLES + 1) * sizeof *s->reading);
	s->room = malloc((KS_SAMPLES + 1) * sizeof *s->room);
	s->gauge = calloc(1, sizeof *s->gauge);
	if (s->value == NULL || s->reading == NULL || s->room == NULL ||
	    s->gauge == NULL) {
		ks_series_close(s);
		return NULL;
	}
	s->raw = s->value + KS_SAMPLES;
	return s;
}

void
ks_series_close(struct ks_series *s)
{
	if (s->gauge != NULL)
		ks_gauge_close(s->gauge);
	free(s->value);
	free(s->reading);
	free(s->room);
	free(s->gauge);
	free(s);
}

void
ks_series_begin(struct ks_series *s, const struct ks_clk *k, int gate,
    double floor, size_t watch)
{
	s->clk = k;
	s->gate = gate;
	s->known = s->floor = floor;
	if (!gate)
		return;
	ks_gauge_open(s->gauge, k);
	if (watch > 0)
		ks_gauge_watch(s->gauge, k, watch);
	ks_gauge_read(s->gauge, k, &s->reading[0]);
}

void
ks_series_again(struct ks_series *s)
{
	ks_gauge_read(s->gauge, s->clk, &s->reading[0]);
}

void
ks_series_add(struct ks_series *s, double value, double raw, double ops)
{
	s->value[s->n] = value;
	s->raw[s->n] = raw;
	s->ops += ops;
	s->n++;
}

/* Whether sample i stands between quiet readings, of the n there are. */
static int
is_quiet(const struct ks_series *s, int i, int n, double floor)
{
	return ks_gate_quiet(s->reading, i, n, floor) &&
	    ks_gate_quiet(s->reading, i + 1, n, floor) &&
	    ks_gate_calm(&s->reading[i], s->calm) &&
	    ks_gate_calm(&s->reading[i + 1], s->calm);
}

int
ks_series_ungated(const struct ks_series *s)
{
	return s->shortest > LONG;
}

static void
find_floors(struct ks_series *s)
{
	s->floor = ks_gate_floor(s->reading, s->n + 1, s->floor);
	s->calm = ks_gate_calm_floor(s->reading, s->n + 1, s->room);
}

void
ks_series_gate(struct ks_series *s, double ns)
{
	if (s->n == 1 || ns < s->shortest)
		s->shortest = ns;
	if (!s->gate)
		return;
	ks_gauge_read(s->gauge, s->clk, &s->reading[s->n]);
	if (s->n % FLOOR_EVERY == 0 || s->n < FLOOR_EVERY)
		find_floors(s);
	if (is_quiet(s, s->n - 1, s->n + 1, s->floor)) {
		s->nquiet++;
		s->quiet_ns += ns;
	}
}

/* Move the quiet samples to the front: how many they are. */
static int
gather(struct ks_series *s)
{
	double	v, raw;
	int	i, m = 0;

	for (i = 0; i < s->n; i++) {
		if (!is_quiet(s, i, s->n + 1, s->floor))
			continue;
		v = s->value[i];
		raw = s->raw[i];
		s->value[i] = s->value[m];
		s->raw[i] = s->raw[m];
		s->value[m] = v;
		s->raw[m++] = raw;
	}
	return m;
}

/* Half the width of the interval of a sorted array's median. */
static double
half_width(double *v, int n)
{
	double	middle, lo, hi;

	if (ks_median_interval(v, n, KS_LEVEL, &middle, &lo, &hi) == 0)
		return v[n - 1] - v[0];
	return (hi - lo) / 2;
}

static double
lowest_chain(const struct ks_series *s)
{
	double	low = s->reading[0].chain;
	int	i;

	for (i = 1; i <= s->n; i++)
		if (s->reading[i].chain < low)
			low = s->reading[i].chain;
	return low;
}

/* Whether the floor can be trusted: the run's, found by many readings, holds
   here, or the round's own can be. */
static int
proven(const struct ks_series *s)
{
	return (s->known > 0 && s->floor >= s->known * SAME) ||
	    ks_gate_sound(s->reading, s->n + 1, s->floor);
}

/* The gate's part of the figures: how many samples the headline takes. */
static int
sum_gate(struct ks_series *s, struct ks_figures *f)
{
	int m;

	find_floors(s);
	f->gated = 1;
	f->ungated = ks_series_ungated(s);
	f->ref = s->floor;
	f->load = s->calm;
	f->clock = lowest_chain(s);
	if (!proven(s))
		return s->n;
	m = gather(s);
	if (m < KS_LEAST && !f->ungated)
		return s->n;
	f->quiet = (double)m / s->n;
	return f->ungated ? s->n : m;
}

void
ks_series_sum(struct ks_series *s, struct ks_figures *f)
{
	int	m = s->n;

	if (s->gate)
		m = sum_gate(s, f);
	f->n = s->ops;
	f->samples = m;
	ks_sort(s->value, m);
	f->value = ks_quantile(s->value, m, 0.5);
	f->p10 = ks_quantile(s->value, m, 0.1);
	f->p90 = ks_quantile(s->value, m, 0.9);
	f->raw = ks_median(s->raw, m);
	if (f->raw > 0)
		f->limit = half_width(s->value, m);
	f->all = ks_median(s->value, s->n);
}
