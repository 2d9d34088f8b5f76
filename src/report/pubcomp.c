/* pubcomp.c - comparisons to the best, made absolute figures again */

#include "compat.h"

#include "bench.h"
#include "report/layout.h"
#include "report/published.h"
#include "report/report.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* A cell of a table of comparisons, kept until the table ends, as the best
   may come last. */
struct ks_comp {
	int			 system;
	const struct ks_column	*column;
	char			 kind;	/* '*' the best; '%' of it; 'x' */
	char			 mark;
	double			 lo, x, hi;
};

/* The number of a star, with its K, in the unit of the points.  lmbench cuts
   whole numbers where we round, so that one stands for all up to the
   next: 0 for [0, 1). */
static int
star(const struct ks_column *c, const char *text, struct ks_comp *p)
{
	double	k = 1 / c->scale;
	int	n = ks_import_number(text, &p->lo, &p->x, &p->hi);

	if (n == 0 || p->x < 0)
		return -1;
	if (strcspn(text, ".") >= (size_t)n)
		p->hi = p->x + 1;
	if (p->lo < 0)
		p->lo = 0;
	if (text[n] == 'K')
		k *= c->kilo > 0 ? c->kilo : 1e3;
	else if (text[n] == 'M')
		k *= 1e6;
	p->lo *= k;
	p->x *= k;
	p->hi *= k;
	n += text[n] == 'K' || text[n] == 'M';
	return text[n] == '\0' ? 0 : -1;
}

/* "77%", which lmbench cuts and we round. */
static int
percent(struct ks_comp *p, const char *text, int n)
{
	if (strcmp(text + n, "%") != 0 || p->x <= 0)
		return -1;
	p->kind = '%';
	p->lo /= 100;
	p->hi = (p->x + 1) / 100;
	p->x /= 100;
	return 0;
}

/* What a word of a table of comparisons says: 0, or -1. */
static int
parse(const struct ks_column *c, const char *text, struct ks_comp *p)
{
	int	n;

	p->kind = '*';
	if (*text == '*')
		return star(c, text + 1, p);
	n = ks_import_number(text, &p->lo, &p->x, &p->hi);
	if (n == 0 || p->lo < 0)
		return -1;
	if (ks_unit_better(c->unit) == KS_HIGHER)
		return percent(p, text, n);
	p->kind = 'x';
	if (p->x < 1)
		return -1;
	if (p->lo < 1)
		p->lo = 1;
	return text[n] == '\0' ? 0 : -1;
}

/* May a word stand in a column of a table of comparisons? */
int
ks_comp_valid(const struct ks_column *c, const char *text)
{
	struct ks_comp	p;

	return strcmp(text, "???") == 0 || parse(c, text, &p) == 0;
}

/* Keep a word of the row of system number s of all; ??? is no figure. */
void
ks_comp_keep(struct ks_reader *r, int s, const struct ks_column *c,
    const struct ks_word *w)
{
	struct ks_page	*page = r->data;
	struct ks_comp	*p;
	char		 name[KS_POINT];

	page->comp = ks_xgrow(page->comp, (size_t)page->ncomp,
	    sizeof *page->comp);
	p = &page->comp[page->ncomp];
	if (parse(c, w->text, p) != 0) {
		ks_import_none(&r->results->system[s],
		    ks_column_point(c, name), "printed as ???");
		return;
	}
	p->system = s;
	p->column = c;
	p->mark = w->mark;
	page->ncomp++;
}

/* The best of a column, or NULL. */
static const struct ks_comp *
best(const struct ks_page *page, const struct ks_column *c)
{
	const struct ks_comp	*p = page->comp, *b = NULL;
	int			 i, higher;

	higher = ks_unit_better(c->unit) == KS_HIGHER;
	for (i = 0; i < page->ncomp; i++, p++)
		if (p->column == c && p->kind == '*' &&
		    (b == NULL || (p->x > b->x) == higher))
			b = p;
	return b;
}

/* An absolute figure. */
static void
absolute(struct ks_system *s, const char *name, const struct ks_comp *p,
    const struct ks_comp *b)
{
	const char	*unit = p->column->unit;

	if (ks_import(s, name, unit, p->kind == '*' ? p->lo : p->lo * b->lo,
	    p->kind == '*' ? p->x : p->x * b->x,
	    p->kind == '*' ? p->hi : p->hi * b->hi) != 0)
		return;
	ks_metric_add(ks_point(s, name)->round, p->kind == '*' ? KS_STARRED :
	    KS_DERIVED, 1);
	if (p->mark != 0)
		ks_metric_add(ks_point(s, name)->round,
		    p->mark == '!' ? KS_LOUD : KS_IMPRECISE, 1);
}

/* Why there is no absolute figure. */
static void
fail(struct ks_system *s, const char *name, const struct ks_comp *p,
    const struct ks_comp *b)
{
	char	buf[100];

	if (b == NULL)
		strcpy(buf, "the best of the comparison is not there");
	else if (p->kind == '*')
		strcpy(buf, "printed as *0");
	else
		sprintf(buf, p->kind == '%' ? "%.0f %% of what was printed as "
		    "*0" : "%g times what was printed as *0",
		    p->kind == '%' ? 100 * p->x : p->x);
	ks_import_none(s, name, buf);
}

/* The best is 0 as printed, or is not there: keep the ratio, and what limits
   the figure. */
static void
ratio(struct ks_system *s, const char *name, const struct ks_comp *p,
    const struct ks_comp *b)
{
	char		 buf[KS_POINT + sizeof KS_OF_BEST], most[60];
	int		 is_best = p->kind == '*';
	struct ks_sample *r;

	fail(s, name, p, b);
	sprintf(buf, "%s" KS_OF_BEST, name);
	if (ks_import(s, buf, "ratio", is_best ? 1 : p->lo, is_best ? 1 : p->x,
	    is_best ? 1 : p->hi) != 0)
		return;
	r = ks_point(s, buf)->round;
	if (is_best)
		ks_metric_add(r, KS_STARRED, 1);
	if (b != NULL) {
		sprintf(most, "most-%.40s", p->column->unit);
		ks_metric_add(r, most, is_best ? p->hi : p->hi * b->hi);
	}
}

/* Put the figures of a table, of which there are some, into their systems:
   by columns, as the best of each is looked for in all cells. */
static void
settle(struct ks_reader *r, const struct ks_page *page)
{
	const struct ks_column	*c;
	const struct ks_comp	*p, *b;
	struct ks_system	*s;
	char			 buf[KS_POINT];
	const char		*name;

	for (c = page->table->column; c->name != NULL; c++) {
		if (!ks_comparable(c))
			continue;
		b = best(page, c);
		name = ks_column_point(c, buf);
		for (p = page->comp; p < page->comp + page->ncomp; p++) {
			s = &r->results->system[p->system];
			if (p->column == c && b != NULL && b->x > 0)
				absolute(s, name, p, b);
			else if (p->column == c)
				ratio(s, name, p, b);
		}
	}
}

/* The table of comparisons ends: put its figures into their systems. */
void
ks_comp_end(struct ks_reader *r, struct ks_page *page)
{
	if (page->ncomp > 0)
		settle(r, page);
	free(page->comp);
	page->comp = NULL;
	page->ncomp = 0;
}
