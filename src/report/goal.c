/* goal.c - how precise a figure should be */

#include "compat.h"

#include "bench.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

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

/* The precision goal of a point in %: that of its benchmark, or what the run
   was asked for instead.  0: none. */
double
ks_goal(const struct ks_system *s, const char *point)
{
	return ks_point_goal(ks_bench_of(point), point, asked(s));
}
