/* precise.c - whether a point is known well enough */

#include "compat.h"

#include "harness/precise.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

int
ks_precise(const struct ks_point *p, double goal)
{
	double	*v, half, middle;
	int	 i, k;

	if (p == NULL || goal <= 0 ||
	    ks_median_ranks(p->nround, 0.95, &k) == 0)
		return 1;
	v = ks_xalloc(p->nround * sizeof *v);
	for (i = 0; i < p->nround; i++)
		v[i] = p->round[i].value;
	middle = ks_median(v, p->nround);
	half = (v[p->nround - k] - v[k - 1]) / 2;
	free(v);
	return half <= middle * goal / 100;
}
