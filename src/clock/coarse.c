/* coarse.c - a clock that ticks as coarsely as asked for, to test with: a
   good clock of the system, its readings cut to whole ticks */

#include "compat.h"

#include "clock/clock.h"

#define SLOW	2000.0		/* ns a reading takes at least, with bump */
#define FALSE	1000.0		/* ns added to a reading equal to the last */

static struct ks_clk	base;
static struct ks_stamp	origin;
static double		tick, last;
static int		bump;

double
ks_coarse_true(void)
{
	struct ks_stamp	now;

	base.clock->read(&now);
	return ks_clock_diff(&base, &origin, &now);
}

static int
start(double *hi, double *lo)
{
	*hi = 1e9;
	*lo = 1;
	return tick > 0 ? 0 : -1;
}

static double
cut(double ns)
{
	return (double)(unsigned long)(ns / tick) * tick;
}

/* As some kernels do that want no two readings alike: sample in the middle
   of a slow call, and step by a false microsecond if the clock has not. */
static double
slow(void)
{
	double	enter = ks_coarse_true(), now;

	do
		now = ks_coarse_true();
	while (now < enter + SLOW / 2);
	now = cut(now);
	last = now > last ? now : last + FALSE;
	while (ks_coarse_true() < enter + SLOW)
		;
	return last;
}

static void
get(struct ks_stamp *s)
{
	double	ns = bump ? slow() : cut(ks_coarse_true());

	s->hi = (long)(ns / 1e9);
	s->lo = (long)(ns - (double)s->hi * 1e9);
}

/* Take the first clock of the system that tells what it is worth. */
static int
find_base(void)
{
	int	i;

	for (i = 0; (base.clock = ks_clocktab[i]) != NULL; i++)
		if (base.clock->bits == 0 && base.clock->missing == NULL &&
		    base.clock->start(&base.hi, &base.lo) == 0)
			return 0;
	return -1;
}

/* "10ms" or "10ms,bump" or so; the ns of a tick, or 0. */
static double
parse(const char *spec, int *bumped)
{
	char	*end;
	double	ns = strtod(spec, &end);

	*bumped = 0;
	if (strncmp(end, "ms", 2) == 0)
		ns *= 1e6;
	else if (strncmp(end, "us", 2) == 0)
		ns *= 1e3;
	else
		return 0;
	end += 2;
	if (strcmp(end, ",bump") == 0)
		*bumped = 1;
	else if (*end != '\0')
		return 0;
	return ns >= 1e3 && ns <= 1e8 ? ns : 0;
}

int
ks_coarse_open(const char *spec, char *why, size_t size)
{
	double	ns = 0;
	int	bumped = 0;

	if (strncmp(spec, "coarse:", 7) == 0 && strlen(spec) < KS_CLOCKNAME)
		ns = parse(spec + 7, &bumped);
	if (ns == 0) {
		snprintf(why, size, "expected coarse:TICK or "
		    "coarse:TICK,bump with a TICK of 1us to 100ms");
		return -1;
	}
	if (find_base() != 0) {
		snprintf(why, size, "no clock of the system works");
		return -1;
	}
	tick = ns;
	bump = bumped;
	last = 0;
	base.clock->read(&origin);
	return 0;
}

const struct ks_clock ks_clock_coarse = {
	"coarse",
	NULL,
	0,
	start,
	get,
	NULL
};
