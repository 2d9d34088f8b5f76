/* precise.c - whether a point is known well enough */

#include "compat.h"

#include "harness/precise.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

int
ks_precise(const struct ks_point *p, double goal)
{
	double	*v, level, middle, lo, hi;
	int	 i;

	if (p == NULL || p->nround == 0 || goal <= 0)
		return 1;
	v = ks_xalloc(p->nround * sizeof *v);
	for (i = 0; i < p->nround; i++)
		v[i] = p->round[i].value;
	level = ks_median_interval(v, p->nround, KS_LEVEL, &middle, &lo, &hi);
	free(v);
	return level == 0 || (hi - lo) / 2 <= middle * goal / 100;
}
