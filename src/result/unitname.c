/* unitname.c - names of units, each kept once: there are few, and every round
   has some */

#include "compat.h"

#include "result/result.h"
#include "util.h"

#define MOST	100	/* of more than that each is new */

static char	**names;
static int	 n;

/* The one copy of a name, kept for good.  The search begins behind the one
   that was asked for last, as lines have their units in the same order. */
const char *
ks_unit_name(const char *name)
{
	static int	last;
	int		i;

	for (i = 0; i < n; i++) {
		last = last + 1 < n ? last + 1 : 0;
		if (names[last][0] == name[0] &&
		    strcmp(names[last], name) == 0)
			return names[last];
	}
	if (n == MOST)
		return ks_xdup(name);
	names = ks_xgrow(names, (size_t)n, sizeof *names);
	last = n++;
	return names[last] = ks_xdup(name);
}
