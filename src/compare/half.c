/* half.c - a point on one side: its rounds that count, of all runs */

#include "compat.h"

#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

/* What there is to be known of all runs; how many rounds they have. */
static int
count(struct ks_half *h, const struct ks_side *s, const char *point)
{
	const struct ks_point	*p;
	int			 i, n = 0;

	for (i = 0; i < s->results->nsystem; i++) {
		p = ks_point(&s->results->system[i], point);
		if (p == NULL)
			continue;
		h->nfail += p->nfail;
		if (p->fail != NULL)
			h->fail = p->fail;
		if (p->nround == 0)
			continue;
		if (h->unit == NULL)
			h->unit = p->unit;
		h->mixed |= strcmp(h->unit, p->unit) != 0;
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

/* Add a round, which was the at-th, and its resolution, if it has one. */
static void
add_round(struct ks_half *h, const struct ks_sample *s, double at,
    double *limit, int *nlimit)
{
	char	name[100];

	snprintf(name, sizeof name, "limit-%.80s", h->unit);
	*nlimit += ks_metric(s, name, &limit[*nlimit]) == 0;
	h->at[h->n++] = at;
}

/* Add those of one run, whose first is the first-th of all; with the first
   run that was quiet, those of the runs before go. */
static void
add(struct ks_half *h, const struct ks_judge *j, const struct ks_point *p,
    int first, double *limit, int *nlimit)
{
	int	*which = ks_xalloc((size_t)p->nround * sizeof *which);
	int	 i, n, loud;

	n = ks_counted(j, p, h->x + h->n, which, &loud);
	if (h->loud && !loud) {
		memmove(h->x, h->x + h->n, (size_t)n * sizeof *h->x);
		h->n = h->loud = *nlimit = 0;
	}
	for (i = 0; i < n && loud == h->loud; i++)
		add_round(h, &p->round[which[i]], first +
		    number(&p->round[which[i]], which[i]), limit, nlimit);
	free(which);
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
	double			*limit;
	int			 i, n, first = 0, nlimit = 0;

	memset(h, 0, sizeof *h);
	n = count(h, s, point);
	if (n == 0)
		return;
	h->x = ks_xalloc((size_t)n * sizeof *h->x);
	h->at = ks_xalloc((size_t)n * sizeof *h->at);
	limit = ks_xalloc((size_t)n * sizeof *limit);
	h->loud = 1;
	for (i = 0; i < s->results->nsystem; i++) {
		p = ks_point(&s->results->system[i], point);
		if (p == NULL || p->nround == 0)
			continue;
		add(h, &s->judge[i], p, first, limit, &nlimit);
		first += p->nround;
	}
	if (nlimit > 0)
		h->limit = ks_median(limit, nlimit);
	free(limit);
	sum_up(h);
}

void
ks_half_free(struct ks_half *h)
{
	free(h->x);
	free(h->at);
}

/* All figures above zero, and the median above what can be resolved. */
int
ks_half_fits(const struct ks_half *h)
{
	int	i;

	for (i = 0; i < h->n; i++)
		if (h->x[i] <= 0)
			return 0;
	return h->n > 0 && h->value >= h->limit;
}
