/* clocktab.c - makes the list in clocktab.h a table */

#include "compat.h"
#include "clock/clock.h"

#define CLOCK(name)	extern const struct ks_clock ks_clock_##name;
#include "clock/clocktab.h"
#undef CLOCK

#define CLOCK(name)	&ks_clock_##name,
const struct ks_clock *const ks_clocktab[] = {
#include "clock/clocktab.h"
	NULL
};

/* How many clocks the table has. */
int
ks_nclocks(void)
{
	return (int)(sizeof ks_clocktab / sizeof *ks_clocktab) - 1;
}
