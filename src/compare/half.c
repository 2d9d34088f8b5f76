/* half.c - a point on one side: its rounds that count, of all runs */

#include "compat.h"

#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

/* How many rounds there are in all, and of how many runs none was quiet. */
static int
count(struct ks_half *h, const struct ks_side *s, const char *point,
    int *nquiet)
{
	const struct ks_point	*p;
	double			*x;
	int			 i, n = 0, loud;

	*nquiet = 0;
	for (i = 0; i < s->results->nsystem; i++) {
		p = ks_point(&s->results->system[i], point);
		if (p == NULL || p->nround == 0)
			continue;
		if (h->unit == NULL)
			h->unit = p->unit;
		h->mixed |= strcmp(h->unit, p->unit) != 0;
		x = ks_xalloc((size_t)p->nround * sizeof *x);
		(void)ks_counted(&s->judge[i], p, x, NULL, &loud);
		free(x);
		*nquiet += !loud;
		n += p->nround;
	}
	return n;
}

/* The number that a round was given when it was measured, or its place. */
static double
number(const struct ks_sample *s, int place)
{
	double	n;

	return ks_metric(s, "round", &n) == 0 ? n : place + 1;
}

/* Add the rounds of one run, whose first is the first-th of all. */
static void
add(struct ks_half *h, const struct ks_judge *j, const struct ks_point *p,
    int first, int quiet)
{
	int	*which = ks_xalloc((size_t)p->nround * sizeof *which);
	int	 i, n, loud;

	n = ks_counted(j, p, h->x + h->n, which, &loud);
	if (!quiet || !loud) {
		for (i = 0; i < n; i++)
			h->at[h->n + i] = first +
			    number(&p->round[which[i]], which[i]);
		h->n += n;
	}
	free(which);
}

static double
limit(const struct ks_half *h, const struct ks_point *p)
{
	char	name[100];
	double	most = h->limit, x;
	int	i;

	snprintf(name, sizeof name, "limit-%.80s", h->unit);
	for (i = 0; i < p->nround; i++)
		if (ks_metric(&p->round[i], name, &x) == 0 && x > most)
			most = x;
	return most;
}

static void
sum_up(struct ks_half *h)
{
	double	*x = ks_xalloc((size_t)h->n * sizeof *x);

	memcpy(x, h->x, (size_t)h->n * sizeof *x);
	h->level = ks_median_interval(x, h->n, KS_LEVEL, &h->value, &h->lo,
	    &h->hi);
	free(x);
}

/*
 * The rounds of a point that count, of all runs of a side, and their median.
 * Runs without quiet rounds of it count where no run had any.  unit is NULL
 * where no run has a round of it.
 */
void
ks_half_make(struct ks_half *h, const struct ks_side *s, const char *point)
{
	const struct ks_point	*p;
	int			 i, n, first = 0, nquiet;

	memset(h, 0, sizeof *h);
	n = count(h, s, point, &nquiet);
	if (n == 0)
		return;
	h->x = ks_xalloc((size_t)n * sizeof *h->x);
	h->at = ks_xalloc((size_t)n * sizeof *h->at);
	for (i = 0; i < s->results->nsystem; i++) {
		p = ks_point(&s->results->system[i], point);
		if (p == NULL || p->nround == 0)
			continue;
		add(h, &s->judge[i], p, first, nquiet > 0);
		first += p->nround;
		h->limit = limit(h, p);
	}
	h->loud = nquiet == 0;
	sum_up(h);
}

void
ks_half_free(struct ks_half *h)
{
	free(h->x);
	free(h->at);
}
