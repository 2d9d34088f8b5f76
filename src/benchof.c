/* benchof.c - the benchmark of a point, and how precise its figure should be */

#include "compat.h"

#include "bench.h"

#define UNKNOWN	2.0	/* %, for benchmarks that this program lacks */

/* Is point the benchmark of that name, with or without parameters? */
static int
is(const char *name, const char *point)
{
	size_t	n = strlen(name);

	return strncmp(name, point, n) == 0 &&
	    (point[n] == '\0' || point[n] == '/');
}

/* The benchmark that a point belongs to: the one with the longest name; or
   NULL. */
const struct ks_bench *
ks_bench_of(const char *point)
{
	const struct ks_bench	*const *family, *b, *best = NULL;

	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++)
			if (is(b->name, point) && (best == NULL ||
			    strlen(b->name) > strlen(best->name)))
				best = b;
	return best;
}

/*
 * The precision goal of a point of a benchmark, which may be NULL, in %: what
 * was asked for, if that is not 0, or the benchmark's own.  0: none; so it is
 * where partners run on two CPUs or on none in particular, and the scheduler
 * decides.
 */
double
ks_point_goal(const struct ks_bench *b, const char *point, double asked)
{
	double	own = b != NULL ? b->goal : UNKNOWN;

	if (strstr(point, "/cpus=") != NULL ||
	    strstr(point, "/placement=") != NULL)
		return 0;
	return own > 0 && asked > 0 ? asked : own;
}
