/* gate.c - which moments were quiet, told from the reference loops alone */

#include "compat.h"

#include "clock/clock.h"
#include "harness/gate.h"
#include "harness/ref.h"
#include "stat/stat.h"

#define LEAST		5000.0	/* ns of a reading's loop */
#define LOADS		2	/* times as long for loads: they vary more */
#define READS		50.0	/* readings of the clock it is long at least */
#define PROBES		50000	/* most readings of a probe */
#define PEEKS		12	/* readings of a look at a CPU */
#define NEAR		64	/* readings before and after that say what
				   the low of the chain is now */
#define NONE		1e9	/* more than any reading */
#define CLEAN		1.002	/* chain over low, where the ratio tells */

static volatile unsigned long sink;

typedef unsigned long ks_refloop(unsigned long, unsigned long);

static double
time_loop(ks_refloop *loop, unsigned long n, const struct ks_clk *k)
{
	struct ks_stamp a, b;

	k->clock->read(&a);
	sink += loop(n, sink);
	k->clock->read(&b);
	return ks_clock_diff(k, &a, &b);
}

/* The turns that take about want ns; bounded, whatever the clock does. */
static unsigned long
turns(ks_refloop *loop, const struct ks_clk *k, double want)
{
	unsigned long	n = 16;
	double		t, again;

	for (;;) {
		t = time_loop(loop, n, k);
		again = time_loop(loop, n, k);
		if (again < t)
			t = again;
		if (t >= want / 2 || n > (1UL << 28))
			break;
		n *= 2;
	}
	return t > 0 && t < want ? (unsigned long)(n * (want / t)) + 1 : n;
}

/* How long a reading's loop is to take. */
static double
span(const struct ks_clk *k)
{
	return ks_clock_span(k, LEAST, READS, READS);
}

/* ns of an add, or a load: n turns, after some that do not count. */
static double
per_add(ks_refloop *loop, unsigned long warm, unsigned long n,
    const struct ks_clk *k)
{
	(void)time_loop(loop, warm, k);
	return time_loop(loop, n, k) / ((double)n * KS_REF_ADDS);
}

void
ks_gauge_open(struct ks_gauge *g, const struct ks_clk *k)
{
	g->wide = turns(ks_ref_wide, k, span(k));
	g->chain = turns(ks_ref_chain, k, span(k));
	g->load = 0;
}

void
ks_gauge_watch(struct ks_gauge *g, const struct ks_clk *k, size_t bytes)
{
	if (ks_ref_open(bytes) == 0)
		g->load = turns(ks_ref_load, k, LOADS * span(k));
}

void
ks_gauge_close(struct ks_gauge *g)
{
	if (g->load > 0)
		ks_ref_close();
	g->load = 0;
}

void
ks_gauge_read(const struct ks_gauge *g, const struct ks_clk *k,
    struct ks_reading *r)
{
	r->wide = per_add(ks_ref_wide, g->wide, g->wide, k);
	r->chain = per_add(ks_ref_chain, g->chain, g->chain, k);
	r->load = g->load == 0 ? 0 : per_add(ks_ref_load, 1, g->load, k);
}

/* The lowest chain of the readings near reading i. */
static double
low_near(const struct ks_reading *r, int i, int n)
{
	int	j = i > NEAR ? i - NEAR : 0;
	int	end = i + NEAR < n ? i + NEAR : n - 1;
	double	low = r[i].chain;

	for (; j <= end; j++)
		if (r[j].chain < low)
			low = r[j].chain;
	return low;
}

static double
ratio(const struct ks_reading *r)
{
	return r->chain > 0 ? r->wide / r->chain : 0;
}

/* Whether the chain of reading i is within a factor of its low. */
static int
fast(const struct ks_reading *r, int i, int n, double factor)
{
	return r[i].chain > 0 && r[i].chain <= low_near(r, i, n) * factor;
}

/* Whether a ratio says something: time stolen from the chain makes it low,
   and a floor must not be found there. */
static int
telling(const struct ks_reading *r, int i, int n)
{
	return fast(r, i, n, CLEAN);
}

double
ks_gate_floor(const struct ks_reading *r, int n, double known)
{
	double	low[3], x, t;
	int	i, j;

	low[0] = low[1] = low[2] = NONE;
	for (i = 0; i < n; i++) {
		if (!telling(r, i, n))
			continue;
		for (x = ratio(&r[i]), j = 0; j < 3; j++)
			if (x < low[j]) {
				t = low[j];
				low[j] = x;
				x = t;
			}
	}
	if (low[2] == NONE)
		return known;
	return known > 0 && known < low[2] ? known : low[2];
}

double
ks_gate_calm_floor(const struct ks_reading *r, int n, double *room)
{
	int	i;

	if (n < 1 || r[0].load <= 0)
		return 0;
	for (i = 0; i < n; i++)
		room[i] = r[i].load;
	ks_sort(room, n);
	return ks_quantile(room, n, 0.1);
}

int
ks_gate_calm(const struct ks_reading *r, double floor)
{
	return floor <= 0 || r->load <= floor * KS_CALM;
}

int
ks_gate_sound(const struct ks_reading *r, int n, double floor)
{
	double	x;
	int	i, at = 0, above = 0;

	for (i = 0; i < n && floor > 0; i++) {
		if (!telling(r, i, n))
			continue;
		x = ratio(&r[i]) / floor;
		if (x <= 1.01)
			at++;
		else if (x >= 1.02 && x <= 1.05)
			above++;
	}
	return at > 0 && at >= 2 * above;
}

int
ks_gate_quiet(const struct ks_reading *r, int i, int n, double floor)
{
	return floor > 0 && fast(r, i, n, KS_QUIET) &&
	    ratio(&r[i]) <= floor * KS_QUIET;
}

double
ks_gate_probe(const struct ks_clk *k, double ns)
{
	struct ks_reading	*r;
	struct ks_gauge		 g;
	struct ks_stamp		 a, b;
	double			 floor;
	int			 n = 0;

	r = malloc(PROBES * sizeof *r);
	if (r == NULL)
		return 0;
	ks_gauge_open(&g, k);
	k->clock->read(&a);
	do {
		ks_gauge_read(&g, k, &r[n++]);
		k->clock->read(&b);
	} while (n < PROBES && ks_clock_diff(k, &a, &b) < ns);
	floor = ks_gate_floor(r, n, 0.0);
	if (floor > 0 && !ks_gate_sound(r, n, floor))
		floor = 0;
	free(r);
	return floor;
}

double
ks_gate_peek(const struct ks_clk *k, const struct ks_gauge *g, double floor)
{
	struct ks_reading	r[PEEKS];
	int			i, quiet = 0;

	for (i = 0; i < PEEKS; i++)
		ks_gauge_read(g, k, &r[i]);
	for (i = 0; i < PEEKS; i++)
		quiet += ks_gate_quiet(r, i, PEEKS, floor);
	return (double)quiet / PEEKS;
}

double
ks_gate_memory(const struct ks_clk *k, size_t bytes)
{
	unsigned long	n = (unsigned long)(bytes / KS_REF_STEP) / KS_REF_ADDS;
	double		ns;

	if (n == 0 || ks_ref_open(bytes) != 0)
		return 0;
	ns = per_add(ks_ref_load, n, n, k);
	ks_ref_close();
	return ns;
}
