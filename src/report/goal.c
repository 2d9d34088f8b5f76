/* goal.c - how precise a figure should be */

#include "compat.h"

#include "bench.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

#define UNKNOWN	2.0	/* %, for benchmarks that this program lacks */

/* Is point the benchmark of that name, with or without parameters? */
static int
is(const char *name, const char *point)
{
	size_t	n = strlen(name);

	return strncmp(name, point, n) == 0 &&
	    (point[n] == '\0' || point[n] == '/');
}

/* The benchmark that a point belongs to: the one with the longest name. */
static const struct ks_bench *
find(const char *point)
{
	const struct ks_bench *const	*family;
	const struct ks_bench		*b, *best = NULL;

	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++)
			if (is(b->name, point) && (best == NULL ||
			    strlen(b->name) > strlen(best->name)))
				best = b;
	return best;
}

/* The precision that the run was asked for, %; 0: none in particular. */
static double
asked(const struct ks_system *s)
{
	const char	*options = ks_key(s, "options");
	char		 word[40];
	double		 goal = 0;

	options = options != NULL ? strstr(options, "precision=") : NULL;
	if (options != NULL) {
		snprintf(word, sizeof word, "%s", strchr(options, '=') + 1);
		word[strcspn(word, " ")] = '\0';
		if (ks_text_double(word, 0, 100, &goal) != 0)
			goal = 0;
	}
	return goal;
}

/*
 * The precision goal of a point in %: that of its benchmark, or what the
 * run was asked for instead.  0: none; so it is where the scheduler decides,
 * on two CPUs or on none in particular.
 */
double
ks_goal(const struct ks_system *s, const char *point)
{
	const struct ks_bench	*b = find(point);
	double			 goal = b != NULL ? b->goal : UNKNOWN;

	if (strstr(point, "/cpus=2") != NULL ||
	    strstr(point, "/placement=free") != NULL)
		return 0;
	return goal > 0 && asked(s) > 0 ? asked(s) : goal;
}
