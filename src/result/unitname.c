/* unitname.c - names of units, each kept once: there are few, and every round
   has some */

#include "compat.h"

#include "result/result.h"
#include "util.h"

#define MOST	100	/* of more than that each is new, as looking for it
			   would take too long */

static char	**names;
static size_t	 n;

/* The one copy of a name, kept for good.  The search begins behind the one
   that was asked for last, as lines have their units in the same order. */
const char *
ks_unit_name(const char *name)
{
	static size_t	last;
	size_t		i, many = n < MOST ? n : MOST;

	for (i = 0; i < many; i++) {
		last = last + 1 < many ? last + 1 : 0;
		if (names[last][0] == name[0] &&
		    strcmp(names[last], name) == 0)
			return names[last];
	}
	names = ks_xgrow(names, n, sizeof *names);
	return names[n++] = ks_xdup(name);
}
