/* group.c - the points of a family together: their geometric mean */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "util.h"

/* The bytes of a point's name that are its family's. */
size_t
ks_family(const char *point)
{
	return strcspn(point, "/");
}

int
ks_same_family(const char *a, const char *b)
{
	size_t	n = ks_family(a);

	return ks_family(b) == n && strncmp(a, b, n) == 0;
}

/* The name of a point without its family's; of one that has no more, all. */
const char *
ks_in_family(const char *point)
{
	size_t	n = ks_family(point);

	return point[n] == '/' ? point + n + 1 : point;
}

/* Whether a mean over the points makes sense: all have a ratio, and what is
   better for one is so for all. */
static int
alike(const struct ks_contrast *p, int n)
{
	int	i;

	for (i = 0; i < n; i++)
		if (!ks_has_ratio(&p[i]) || p[i].better != p[0].better)
			return 0;
	return n > 1;
}

/* So many rounds, or pairs, does every point have. */
static int
fewest(const struct ks_contrast *p, int n, int half, int paired)
{
	int	i, k, few = 0;

	for (i = 0; i < n; i++) {
		k = paired ? p[i].n : p[i].half[half].n;
		if (i == 0 || k < few)
			few = k;
	}
	return few;
}

/* The logarithm of the k-th figure of a point's half; of pairs, the first
   halves are 1 and the second the ratios. */
static double
figure(const struct ks_contrast *p, int half, int k, int paired)
{
	if (paired)
		return half == 0 ? 0 : p->d[k];
	return log(p->half[half].x[k]);
}

/* Half a group: in each round the geometric mean of the points. */
static void
mean(const struct ks_contrast *p, int n, int half, int paired,
    struct ks_half *h)
{
	double	sum;
	int	i, k;

	h->unit = "";
	h->n = fewest(p, n, half, paired);
	h->x = ks_xalloc((size_t)h->n * sizeof *h->x);
	h->at = ks_xalloc((size_t)h->n * sizeof *h->at);
	for (k = 0; k < h->n; k++) {
		for (sum = 0, i = 0; i < n; i++)
			sum += figure(&p[i], half, k, paired) / n;
		h->x[k] = ks_finite_exp(sum);
		h->at[k] = k;
	}
	h->value = h->n > 0 ? h->x[0] : 0;
}

/*
 * The geometric mean of the ratios of n points, which both sides have, as if
 * it were one more point: in each round the mean of the points is taken, and
 * these are compared as the rounds of a point are.  So what the points of a
 * round have in common is not taken for several proofs of it.  0, or -1 if
 * there is no such mean.
 */
int
ks_group_mean(const struct ks_comparison *c, const struct ks_contrast *p,
    int n, struct ks_contrast *g)
{
	memset(g, 0, sizeof *g);
	if (!alike(p, n))
		return -1;
	mean(p, n, 0, c->paired, &g->half[0]);
	mean(p, n, 1, c->paired, &g->half[1]);
	ks_contrast_make(g, c->paired);
	if (g->verdict != KS_TINY)
		return 0;
	ks_contrast_free(g);
	return -1;
}
