/* timeline.c - a point in many runs: one row each, and where it changed */

#include "compat.h"

#include <math.h>

#include "bench.h"
#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

/* A point in all runs. */
struct timeline {
	const char		*name;
	const char		*unit;
	int			 better;
	int			 n;	/* sides */
	const struct ks_side	*side;
	struct ks_half		*half;
	int			*row;	/* of those that can be compared: */
	int			 nrow;
	struct ks_change	*change;
	int			 nchange;
};

/* Can a half take part? */
static int
fits(const struct timeline *t, const struct ks_half *h)
{
	return h->unit != NULL && !h->mixed &&
	    strcmp(h->unit, t->unit) == 0 && ks_half_fits(h);
}

/* The halves of all sides, and which of them can be compared: how many
   rounds these have. */
static int
gather(struct timeline *t)
{
	int	i, all = 0;

	for (i = 0; i < t->n; i++) {
		ks_half_make(&t->half[i], &t->side[i], t->name);
		if (t->unit == NULL)
			t->unit = t->half[i].unit;
	}
	for (i = 0; i < t->n && t->unit != NULL; i++)
		if (fits(t, &t->half[i])) {
			t->row[t->nrow++] = i;
			all += t->half[i].n;
		}
	return all;
}

static void
find(struct timeline *t, int all, double alpha, double threshold)
{
	double	*x = ks_xalloc((size_t)(all + 1) * sizeof *x), *work;
	int	*first = ks_xalloc((size_t)(t->nrow + 1) * sizeof *first);
	int	 i, k, n = 0;

	work = ks_xalloc((size_t)(ks_rank_work(all / 2, all - all / 2) +
	    ks_rank_work(25, 25)) * sizeof *work);
	for (i = 0; i < t->nrow; i++) {
		first[i] = n;
		for (k = 0; k < t->half[t->row[i]].n; k++)
			x[n++] = log(t->half[t->row[i]].x[k]);
	}
	first[i] = n;
	t->nchange = ks_changes(x, first, t->nrow, alpha,
	    log(1 + threshold), t->change, work);
	free(work);
	free(first);
	free(x);
}

static void
print_figure(FILE *f, const struct timeline *t, int i)
{
	const struct ks_half	*h = &t->half[i];
	struct ks_contrast	 x;
	char			 text[200];

	if (h->unit == NULL) {
		fprintf(f, "  - (%s)", ks_side_why(&t->side[i], t->name, text,
		    sizeof text));
		return;
	}
	fprintf(f, "  %s", ks_half_text(text, h, 1.0));
	if (h->loud)
		fprintf(f, " !");
	if (h->mixed || strcmp(h->unit, t->unit) != 0)
		fprintf(f, " %s (another unit: left out)", h->unit);
	else if (!fits(t, h))
		fprintf(f, " (below what can be measured: left out)");
	x.half[0] = *h;
	if (ks_oddity(NULL, &x, 0, KS_ODD_FAILED, text, sizeof text))
		fprintf(f, " (%s)", text);
}

/* The change that is at a row, in a line of its own before it. */
static void
print_change(FILE *f, const struct timeline *t, int row, int colour)
{
	const struct ks_change	*c;
	struct ks_contrast	 x;
	char			 text[KS_WORD], p[KS_WORD];
	int			 k;

	for (k = 0; k < t->nchange; k++) {
		c = &t->change[k];
		if (t->row[c->at] != row)
			continue;
		memset(&x, 0, sizeof x);
		x.better = t->better;
		x.log = c->by;
		x.verdict = ks_direction(&x);
		ks_verdict_text(text, &x);
		fprintf(f, "  ---- ");
		ks_coloured(f, colour, x.verdict, text);
		fprintf(f, " from here on, p %s", ks_p_text(p, c->p));
		if (c->from < c->to)
			fprintf(f, "; it may have begun in row %d to %d",
			    t->row[c->from] + 1, t->row[c->to] + 1);
		fprintf(f, "\n");
	}
}

static void
print(FILE *f, const struct timeline *t, int colour)
{
	int	i;

	fprintf(f, "\n%s, %s\n", t->name, t->unit);
	for (i = 0; i < t->n; i++) {
		print_change(f, t, i, colour);
		fprintf(f, "  %3d  %-20.20s  %-24.24s", i + 1,
		    ks_side_key(&t->side[i], "date"),
		    ks_side_key(&t->side[i], "os"));
		print_figure(f, t, i);
		fprintf(f, "\n");
	}
}

/* One point: 1, or 0 if no side has it. */
static int
show(FILE *f, const struct ks_side *side, int n, const char *name,
    double alpha, double threshold, int colour)
{
	struct timeline	t;
	int		i, all;

	memset(&t, 0, sizeof t);
	t.name = name;
	t.n = n;
	t.side = side;
	t.half = ks_xalloc((size_t)n * sizeof *t.half);
	t.row = ks_xalloc((size_t)n * sizeof *t.row);
	t.change = ks_xalloc((size_t)n * sizeof *t.change);
	all = gather(&t);
	if (t.unit != NULL) {
		t.better = ks_better(name, t.unit);
		find(&t, all, alpha, threshold);
		print(f, &t, colour);
	}
	for (i = 0; i < n; i++)
		ks_half_free(&t.half[i]);
	free(t.half);
	free(t.row);
	free(t.change);
	return t.unit != NULL;
}

int
ks_timeline(FILE *f, const struct ks_side *side, int n, double threshold,
    ks_wanted *wanted, void *arg, int colour)
{
	const char	**name;
	int		 i, count, shown = 0;

	count = ks_side_points(side, n, wanted, arg, &name);
	for (i = 0; i < n && count > 0; i++)
		fprintf(f, "%3d  %s: %s\n", i + 1, side[i].names,
		    ks_side_key(&side[i], "host"));
	for (i = 0; i < count; i++)
		shown += show(f, side, n, name[i], KS_ALPHA / count,
		    threshold, colour);
	free(name);
	return shown;
}
