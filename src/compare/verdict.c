/* verdict.c - what the test of all points together says of each */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "report/report.h"
#include "stat/stat.h"
#include "util.h"

#define MEDIAN_SD	1.2533	/* of the median to that of the mean: the root
				   of pi/2 */
#define SHIFT_SD	1.0233	/* of Hodges and Lehmann's: that of pi/3 */

/* The p of the tested points, corrected for how many they are. */
static void
correct(struct ks_comparison *c)
{
	double	*p = ks_xalloc((size_t)(c->npoint + 1) * 2 * sizeof *p);
	double	*adjusted = p + c->npoint + 1;
	int	 i, n = 0;

	for (i = 0; i < c->npoint; i++)
		if (c->point[i].tested)
			p[n++] = c->point[i].p;
	ks_holm(p, adjusted, n);
	for (i = n = 0; i < c->npoint; i++)
		if (c->point[i].tested)
			c->point[i].adjusted = adjusted[n++];
	c->ntest = n;
	free(p);
}

static int
is_same(const struct ks_contrast *c, double threshold)
{
	double	most = log(1 + threshold);

	return c->level > 0 && c->loglo >= -most && c->loghi <= most;
}

/* The verdict on a change, be it sure. */
int
ks_direction(const struct ks_contrast *c)
{
	if (c->better == KS_NEITHER)
		return c->log > 0 ? KS_LARGER : KS_SMALLER;
	return (c->log > 0) == (c->better == KS_HIGHER) ? KS_BETTER :
	    KS_WORSE;
}

/* The standard deviation of a round, or of the ratio of a pair, that the
   width of the interval tells of. */
static double
spread(const struct ks_contrast *c)
{
	double	half = (c->loghi - c->loglo) / 2;
	double	sd = half / ks_normal_point((1 - KS_LEVEL) / 2);
	int	m = c->half[0].n, n = c->half[1].n;

	if (c->d != NULL)
		return sd * sqrt((double)c->n) / MEDIAN_SD;
	return sd / sqrt(1.0 / m + 1.0 / n) / SHIFT_SD;
}

/* The rounds that would show the threshold, if they are more than there are:
   a change of that size would have been found then, in most cases. */
static int
needed(const struct ks_contrast *c, double threshold, double alpha)
{
	int	m = c->half[0].n, n = c->half[1].n;
	int	few = c->d != NULL ? c->n : m < n ? m : n;
	int	k = ks_rounds_needed(log(1 + threshold), spread(c), alpha,
		    c->d != NULL);

	return k > few ? k : 0;
}

/* Judge all points: the order matters, see kernstone(1).  A difference that
   is sure but within the threshold is none. */
void
ks_verdicts(struct ks_comparison *c)
{
	struct ks_contrast	*p;
	int			 i;

	correct(c);
	for (i = 0; i < c->npoint; i++) {
		p = &c->point[i];
		if (!p->tested)
			continue;
		if (is_same(p, c->threshold))
			p->verdict = KS_SAME;
		else if (p->adjusted <= KS_ALPHA)
			p->verdict = ks_direction(p);
		if (p->level > 0)
			p->needed = needed(p, c->threshold,
			    KS_ALPHA / c->ntest);
	}
}

/* Is it surely worse, and by the threshold at least? */
int
ks_regressed(const struct ks_comparison *c, const struct ks_contrast *p)
{
	return p->verdict == KS_WORSE &&
	    fabs(p->log) >= log(1 + c->threshold);
}
