/* both.c - compare all points that both sides have */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* What is better: as the benchmark says; of one that this program lacks, as
   the unit does. */
int
ks_better(const char *point, const char *unit)
{
	const struct ks_bench	*b = ks_bench_of(point);

	return b != NULL ? b->better : ks_unit_better(unit);
}

/* Compare a point, if both sides have rounds of it. */
static void
add(struct ks_comparison *c, const char *point)
{
	struct ks_contrast	x;
	int			 i;

	memset(&x, 0, sizeof x);
	x.name = point;
	for (i = 0; i < 2; i++)
		ks_half_make(&x.half[i], &c->side[i], point);
	if (x.half[0].unit == NULL || x.half[1].unit == NULL) {
		ks_contrast_free(&x);
		return;
	}
	x.better = ks_better(point, x.half[0].unit);
	ks_contrast_make(&x, c->paired);
	c->point = ks_xgrow(c->point, (size_t)c->npoint, sizeof *c->point);
	c->point[c->npoint++] = x;
}

/* Is a to stand before b, which is in the same group? */
static int
before(const struct ks_comparison *c, const struct ks_contrast *a,
    const struct ks_contrast *b)
{
	return c->bychange && fabs(a->log) > fabs(b->log);
}

/* Put the i-th point where it belongs among those before it: groups in the
   order in which they began. */
static void
insert(struct ks_comparison *c, int i)
{
	struct ks_contrast	x = c->point[i];
	int			to = i, k;

	for (k = i - 1; k >= 0; k--)
		if (ks_same_family(c->point[k].name, x.name))
			break;
	if (k >= 0)
		to = k + 1;
	while (k >= 0 && ks_same_family(c->point[k].name, x.name) &&
	    before(c, &x, &c->point[k]))
		to = k--;
	memmove(&c->point[to + 1], &c->point[to],
	    (size_t)(i - to) * sizeof *c->point);
	c->point[to] = x;
}

/* Compare all points that both sides have and that are wanted (NULL: all),
   group by group. */
void
ks_compare(struct ks_comparison *c, ks_wanted *wanted, void *arg)
{
	const char	**name;
	int		 i, n = ks_side_points(c->side, 1, wanted, arg, &name);

	for (i = 0; i < n; i++)
		add(c, name[i]);
	free(name);
	for (i = 1; i < c->npoint; i++)
		insert(c, i);
	ks_verdicts(c);
}

void
ks_comparison_free(struct ks_comparison *c)
{
	int	i;

	for (i = 0; i < c->npoint; i++)
		ks_contrast_free(&c->point[i]);
	free(c->point);
}
