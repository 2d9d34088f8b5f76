/* trytick.c - the tick of a clock, from jump to jump */

/*
 * The smallest difference between two readings is no tick: the kernels of
 * SunOS, NetBSD and 4.3BSD add a false microsecond to every reading that
 * would be the same as the last.  So differences of nothing and of one unit
 * or one microsecond are no jumps; if most of the time passes in jumps, and
 * there are several readings to a jump, the clock ticks from one jump to the
 * next (the jump itself is short of the tick by what was added falsely
 * since the last).  Else it is finer than a reading lasts.
 */

#include "compat.h"

#include "clock/clock.h"
#include "clock/trial.h"

#define FEWEST	200		/* readings before any judgement */
#define PAIRS	10		/* equal and one unit apart: a fine clock */
#define EVERY	3		/* readings per jump of a coarse clock */
#define JUMPS	8
#define SHARE	5		/* a coarse clock jumps over 1/5 of the time */
#define LONG	50e6		/* ns: longer than two ticks of any clock */
#define COUNTED	64		/* ticks to find the cost of a reading by */
#define MOST	(1L << 20)	/* readings for that */
#define ATTEMPTS 3

struct watch {
	double	unit, falsely;	/* differences that are no jump */
	long	reads, same, units, jumps;
	double	elapsed, jumped;
	double	least, leastunit;	/* of the jumps, of the rest */
	double	since;		/* the last jump, ns ... */
	long	waited;		/* ... and readings */
	double	gap[JUMPS];	/* from jump to jump */
};

/* Let some time pass that varies, so that readings do not beat against the
   tick. */
static void
dawdle(long i)
{
	volatile int	n = (int)(i % 61);

	while (n > 0)
		n--;
}

static int
unreal(const struct watch *w, double d)
{
	double	off = d - w->falsely;

	return w->falsely > 0 && (d < 1.5 * w->unit ||
	    (off < 0.5 * w->unit && off > -0.5 * w->unit));
}

static void
jump(struct watch *w, double d)
{
	if (w->jumps > 0 && w->jumps <= JUMPS)
		w->gap[w->jumps - 1] = w->since;
	if (w->jumps == 0 || d < w->least)
		w->least = d;
	w->jumps++;
	w->jumped += d;
	w->since = 0;
	w->waited = 0;
}

/* Take a difference. */
static void
note(struct watch *w, double d)
{
	w->reads++;
	w->waited++;
	w->elapsed += d;
	w->since += d;
	if (d == 0)
		w->same++;
	else if (unreal(w, d)) {
		if (w->units++ == 0 || d < w->leastunit)
			w->leastunit = d;
	} else
		jump(w, d);
}

static int
fine(const struct watch *w)
{
	return w->jumps * EVERY > w->reads ||
	    (w->same >= PAIRS && w->units >= PAIRS) ||
	    (w->falsely > 0 && w->elapsed > LONG &&
	    w->jumped * SHARE < w->elapsed);
}

/* The mean gap, where one may hold several ticks (we did not run meanwhile,
   or the kernel lost one); the least holds one. */
static double
tick(const struct watch *w)
{
	double	least = w->gap[0], sum = 0;
	long	n = 0;
	int	i;

	for (i = 1; i < JUMPS; i++)
		if (w->gap[i] < least)
			least = w->gap[i];
	for (i = 0; i < JUMPS; i++) {
		n += (long)(w->gap[i] / least + 0.5);
		sum += w->gap[i];
	}
	return sum / (double)n;
}

/* What is known by now: 1 if the tick is. */
static int
judge(struct ks_clk *k, const struct watch *w)
{
	if (w->reads < FEWEST)
		return 0;
	if (fine(w))
		k->tick = w->units >= PAIRS ? w->leastunit : w->least;
	else if (w->jumps > JUMPS && w->jumped * SHARE > w->elapsed)
		k->tick = tick(w);
	else
		return 0;
	return 1;
}

/* Watch until it is clear what the clock does. */
static int
watch(struct ks_clk *k, struct watch *w)
{
	struct ks_stamp	a, b;
	long		since = 0;
	double		d;

	k->clock->read(&a);
	for (; !judge(k, w); a = b) {
		dawdle(w->reads);
		k->clock->read(&b);
		d = ks_clock_diff(k, &a, &b);
		if (d < 0) {
			snprintf(k->why, sizeof k->why, "it goes back");
			return -1;
		}
		note(w, d);
		if (ks_stuck(w->waited, &since)) {
			snprintf(k->why, sizeof k->why, "%s", w->elapsed > 0 ?
			    "it has no tick" : "it stands still");
			return -1;
		}
	}
	return 0;
}

/* Readings in a row, for COUNTED ticks at least. */
static double
cost_fine(const struct ks_clk *k)
{
	struct ks_stamp	a, b;
	double		d = 0;
	long		i, n;

	for (n = COUNTED; n < MOST; n *= 2) {
		k->clock->read(&a);
		for (i = 0; i < n; i++)
			k->clock->read(&b);
		d = ks_clock_diff(k, &a, &b);
		if (d >= COUNTED * k->tick)
			break;
	}
	return d / (double)n;
}

/* Readings from tick to tick. */
static double
cost_coarse(const struct ks_clk *k)
{
	struct ks_stamp	a, b;
	long		n;

	k->clock->read(&a);
	if (ks_clock_edge(k, &a, 0) < 0)
		return -1;
	b = a;
	n = ks_clock_edge(k, &b, 0);
	return ks_clock_diff(k, &a, &b) / (double)n;
}

/* The least of a few attempts, because others may run meanwhile. */
static int
cost(struct ks_clk *k)
{
	double	c;
	int	i;

	for (i = 0; i < ATTEMPTS; i++) {
		c = k->tick > KS_COARSE ? cost_coarse(k) : cost_fine(k);
		if (c <= 0) {
			snprintf(k->why, sizeof k->why,
			    "it stops or goes back");
			return -1;
		}
		if (i == 0 || c < k->cost)
			k->cost = c;
	}
	return 0;
}

int
ks_try_tick(struct ks_clk *k)
{
	struct watch	w;

	memset(&w, 0, sizeof w);
	w.unit = k->lo;
	if (k->clock->bits == 0)
		w.falsely = k->lo > 1000 ? k->lo : 1000;
	return watch(k, &w) == 0 ? cost(k) : -1;
}
