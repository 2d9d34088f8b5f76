/* changes.c - where a series of groups of numbers changes its level */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#define LEVEL	0.05	/* for where a change may lie */

/* The series: group i is x[first[i]] up to x[first[i + 1]]. */
struct series {
	const double	*x;
	const int	*first;
	double		 alpha, least;
	struct ks_change *found;
	int		 n;
	double		*work;
};

/* The rank sum test of groups a to b - 1 against those from c to d - 1. */
static double
test(const struct series *s, int a, int b, int c, int d)
{
	const int	*f = s->first;

	return ks_rank_test(s->x + f[a], f[b] - f[a], s->x + f[c],
	    f[d] - f[c], s->work);
}

static double
median(const struct series *s, int a, int b)
{
	int	n = s->first[b] - s->first[a];

	memcpy(s->work, s->x + s->first[a], (size_t)n * sizeof *s->work);
	return ks_median(s->work, n);
}

/* The group between a and b, both excluded, at which the ranks before and
   after differ most, in standard deviations of their sum. */
static int
best(const struct series *s, int a, int b)
{
	const double	*x = s->x + s->first[a];
	int		 all = s->first[b] - s->first[a], n = 0, c, at = 0;
	double		 sum = 0, z, most = -1;

	for (c = a + 1; c < b; c++) {
		for (; n < s->first[c] - s->first[a]; n++)
			sum += ks_rank2(x[n], x, all, NULL, 0) - (all + 1);
		z = fabs(sum) / sqrt((double)n * (all - n));
		if (z > most) {
			most = z;
			at = c;
		}
	}
	return at;
}

/* Find the changes among groups a to b - 1, in order. */
static void
search(struct series *s, int a, int b)
{
	struct ks_change	*f;
	double			 p, by;
	int			 c;

	if (b - a < 2)
		return;
	c = best(s, a, b);
	p = test(s, a, c, c, b) * (b - a - 1);
	by = median(s, c, b) - median(s, a, c);
	if (p > s->alpha || fabs(by) <= s->least)
		return;
	search(s, a, c);
	f = &s->found[s->n++];
	f->at = c;
	f->by = by;
	f->p = p;
	search(s, c, b);
}

/* Where the k-th change may lie as well: at an earlier group, as long as what
   lies between cannot be told from what comes after the change, and at a
   later one likewise. */
static void
bound(struct series *s, int k, int n)
{
	struct ks_change	*f = &s->found[k];
	int			 a = k > 0 ? f[-1].at : 0;
	int			 b = k + 1 < s->n ? f[1].at : n;

	f->from = f->to = f->at;
	while (f->from - 1 > a &&
	    test(s, f->from - 1, f->at, f->at, b) > LEVEL)
		f->from--;
	while (f->to + 1 < b && test(s, f->at, f->to + 1, a, f->at) > LEVEL)
		f->to++;
	f->by = median(s, f->at, b) - median(s, a, f->at);
}

/*
 * The changes of level, of more than least, in a series of n groups of one
 * number or more, group i being x[first[i]] up to x[first[i + 1]]; into
 * found, which has room for n; how many.  The series is cut in two where the
 * ranks differ most, if the rank sum test, times the places there are to cut
 * it at, has p of at most alpha; and the parts likewise: Scott and Knott, "A
 * cluster analysis method for grouping means in the analysis of variance",
 * Biometrics 30 (1974) 507-512, with ranks as Pettitt, "A non-parametric
 * approach to the change-point problem", Applied Statistics 28 (1979)
 * 126-135.  work as for ks_rank_test() of all numbers.
 */
int
ks_changes(const double *x, const int *first, int n, double alpha,
    double least, struct ks_change *found, double *work)
{
	struct series	s;
	int		k;

	s.x = x;
	s.first = first;
	s.alpha = alpha;
	s.least = least;
	s.found = found;
	s.n = 0;
	s.work = work;
	search(&s, 0, n);
	for (k = 0; k < s.n; k++)
		bound(&s, k, n);
	return s.n;
}
