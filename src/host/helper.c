/* helper.c - helper programs of benchmarks */

#include "compat.h"

#include "bench.h"
#include "host/helper.h"
#include "host/host.h"

/* The path of the helper: 0, or -1 with the reason noted. */
int
ks_find_helper(struct ks_round *r, const char *name, char *path, size_t size)
{
	char why[KS_WHY];

	if (ks_helper(name, path, size) == 0)
		return 0;
	snprintf(why, sizeof why, "no helper \"%s\" beside the program, "
	    "in %s, or in $KERNSTONE_LIBEXEC", name, KS_LIBEXECDIR);
	return ks_why(r, -1, why);
}
