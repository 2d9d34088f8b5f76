/* choose.c - choose a clock by trying */

#include "compat.h"

#include "clock/clock.h"
#include "clock/trial.h"

#define BETTER	0.75		/* how much finer or cheaper, to be preferred
				   to one that comes before in the table */

static int
trial(const struct ks_clock *c, const struct ks_clk *ref, struct ks_clk *k)
{
	if (ref != NULL && c == ref->clock) {
		*k = *ref;
		return 0;
	}
	return ks_trial(c, ref, k);
}

/* The clock that the others are set against: gettimeofday, else the first
   of the system's that works. */
static int
reference(struct ks_clk *ref)
{
	int	i;

	if (ks_trial(&ks_clock_gtod, NULL, ref) == 0)
		return 0;
	for (i = 0; ks_clocktab[i] != NULL; i++)
		if (ks_clocktab[i]->bits == 0 &&
		    ks_trial(ks_clocktab[i], NULL, ref) == 0)
			return 0;
	return -1;
}

/* What can be told apart with it. */
static double
grain(const struct ks_clk *k)
{
	return k->tick > k->cost ? k->tick : k->cost;
}

static int
choose(const struct ks_clk *ref, struct ks_clk *k, struct ks_clk *tried)
{
	struct ks_clk	t;
	int		i, found = 0;

	for (i = 0; ks_clocktab[i] != NULL; i++) {
		if (trial(ks_clocktab[i], ref, &t) == 0 &&
		    (!found || grain(&t) < BETTER * grain(k))) {
			*k = t;
			found = 1;
		}
		if (tried != NULL)
			tried[i] = t;
	}
	if (!found)
		snprintf(k->why, sizeof k->why, "no clock works");
	return found ? 0 : -1;
}

/* The names there are, for who has asked for another. */
static int
unknown(struct ks_clk *k)
{
	size_t	n;
	int	i;

	snprintf(k->why, sizeof k->why, "no such clock; there are");
	for (i = 0; ks_clocktab[i] != NULL; i++)
		if (ks_clocktab[i]->missing == NULL) {
			n = strlen(k->why);
			snprintf(k->why + n, sizeof k->why - n, " %s",
			    ks_clocktab[i]->name);
		}
	n = strlen(k->why);
	snprintf(k->why + n, sizeof k->why - n, " coarse:TICK[,bump]");
	return -1;
}

static int
only(const char *name, const struct ks_clk *ref, struct ks_clk *k)
{
	int	i;

	if (strncmp(name, "coarse", 6) == 0) {
		if (ks_coarse_open(name, k->why, sizeof k->why) != 0 ||
		    ks_trial(&ks_clock_coarse, ref, k) != 0)
			return -1;
		snprintf(k->name, sizeof k->name, "%s", name);
		return 0;
	}
	for (i = 0; ks_clocktab[i] != NULL; i++)
		if (strcmp(ks_clocktab[i]->name, name) == 0)
			return trial(ks_clocktab[i], ref, k);
	return unknown(k);
}

int
ks_clock_choose(const char *name, struct ks_clk *k, struct ks_clk *tried)
{
	struct ks_clk	ref, *r;

	memset(k, 0, sizeof *k);
	r = reference(&ref) == 0 ? &ref : NULL;
	return name == NULL ? choose(r, k, tried) : only(name, r, k);
}
