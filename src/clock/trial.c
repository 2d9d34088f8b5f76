/* trial.c - try one clock */

#include "compat.h"

#include <errno.h>

#include "clock/clock.h"
#include "clock/trial.h"

#define TRAPS	3	/* times what a reading of the reference takes */

static int
refuse(struct ks_clk *k, const char *why)
{
	snprintf(k->why, sizeof k->why, "%s", why);
	return -1;
}

void
ks_trial_units(struct ks_clk *k)
{
	int	claimed = k->lo > 0;

	if (!claimed)
		k->lo = 1;
	if (k->clock->bits == 32)
		k->hi = claimed ? 1e6 : 0;
	else if (!claimed)
		k->hi = 4294967296.0;
}

/* What its words are worth. */
static int
begin(struct ks_clk *k, int *claimed)
{
	if (k->clock->start(&k->hi, &k->lo) != 0)
		return refuse(k, k->clock->unfit != NULL ? k->clock->unfit :
		    strerror(errno));
	*claimed = k->lo > 0;
	ks_trial_units(k);
	return 0;
}

/* Some kernels emulate the instruction where the CPU has it not; what the
   system's own clock tells is better then, and does not disturb caches. */
static int
emulated(struct ks_clk *k, const struct ks_clk *ref)
{
	if (k->clock->bits == 0 || k->cost <= TRAPS * ref->cost)
		return 0;
	snprintf(k->why, sizeof k->why, "it traps: a reading takes %.3g us, "
	    "of %s %.3g us", k->cost / 1e3, ref->name, ref->cost / 1e3);
	return 1;
}

int
ks_trial(const struct ks_clock *c, const struct ks_clk *ref, struct ks_clk *k)
{
	int	claimed;

	memset(k, 0, sizeof *k);
	k->clock = c;
	snprintf(k->name, sizeof k->name, "%s", c->name);
	if (c->missing != NULL)
		return refuse(k, c->missing);
	if (c->bits != 0 && ref == NULL)
		return refuse(k, "no clock of the system to set it against");
	if (ks_try_child(k) != 0 || begin(k, &claimed) != 0 ||
	    ks_try_tick(k) != 0 || (ref != NULL &&
	    (ks_try_rate(k, ref, claimed) != 0 || emulated(k, ref))))
		return -1;
	k->coarse = k->tick > KS_COARSE;
	k->ok = 1;
	return 0;
}
