/* io.c - reads and writes of benchmarks */

#include "compat.h"

#include "bench.h"
#include "host/io.h"

/* A call that should have moved want bytes gave got: -1, with errno if the
   call failed, with the reason noted if it did not. */
int
ks_short(struct ks_round *r, const char *call, long want, long got)
{
	char why[KS_WHY];

	if (got < 0)
		return -1;
	snprintf(why, sizeof why, "%s moved %ld bytes, not %ld", call, got,
	    want);
	return ks_why(r, -1, why);
}
