/* best.c - figures as factors of the best of a column, or percentages */

#include "compat.h"

#include "bench.h"
#include "report/layout.h"
#include "report/report.h"

/* Has a column figures of which one is better than another? */
int
ks_comparable(const struct ks_column *col)
{
	return !col->aside && col->how <= KS_FIX && col->unit != NULL &&
	    ks_unit_better(col->unit) != KS_NEITHER;
}

/* Has a cell a figure that can be compared? */
static int
known(const struct ks_cell *c)
{
	return !c->missing && c->mark != '<';
}

/* The column, without n of its width. */
static struct ks_column
narrow(const struct ks_column *col, int n)
{
	struct ks_column	c = *col;

	c.width -= n;
	if (c.digits > n && c.how == KS_NUM)
		c.digits -= n;
	return c;
}

/* A ratio where less is better: with a decimal up to 10, and two digits where
   it is below 1. */
static void
factor(char *buf, const struct ks_column *col, double x)
{
	struct ks_column	c = *col;

	c.how = KS_NUM;
	c.digits = 0;
	if (x < 9999)
		sprintf(buf, "%.*f", x < 0.095 ? 3 : x < 0.95 ? 2 :
		    x < 9.95 ? 1 : 0, x);
	if (x >= 9999 || (int)strlen(buf) > col->width)
		ks_figure(buf, &c, x, 0);
}

/* A ratio where more is better. */
static void
percent(char *buf, const struct ks_column *col, double x)
{
	struct ks_column	c = narrow(col, 1);

	c.how = KS_NUM;
	c.digits = 0;
	if (x < 0.005)
		strcpy(buf, "<1");
	else if (x < 99.99)
		sprintf(buf, "%.0f", 100 * x);
	if (x >= 99.99 || (int)strlen(buf) > c.width)
		ks_figure(buf, &c, 100 * x, 1);
	strcat(buf, "%");
}

static void
show_ratio(struct ks_cell *c, const struct ks_column *col, double x)
{
	if (ks_unit_better(col->unit) == KS_HIGHER)
		percent(c->show, col, x);
	else
		factor(c->show, col, x);
}

/* The star may stand in the blank before the column, if no mark does. */
static void
show_star(struct ks_cell *c, const struct ks_column *col)
{
	struct ks_column	less = narrow(col, c->mark != 0);

	c->show[0] = '*';
	ks_figure(c->show + 1, &less, c->value, c->step);
}

/* Why there is no comparison. */
static void
show_none(struct ks_cell *c, const char *why)
{
	strcpy(c->show, "???");
	if (c->note[0] == '\0')
		strcpy(c->note, why);
}

/* Is a better than b?  Of equals, that which was starred where both were
   printed: it was the better one before they were rounded. */
static int
beats(const struct ks_column *col, const struct ks_cell *a,
    const struct ks_cell *b)
{
	if (a->value == b->value)
		return a->starred && !b->starred;
	return (a->value > b->value) ==
	    (ks_unit_better(col->unit) == KS_HIGHER);
}

/* The best of n cells, or NULL. */
static const struct ks_cell *
best(const struct ks_column *col, const struct ks_cell *c, int n, int apart)
{
	const struct ks_cell	*b = NULL;

	for (; n-- > 0; c += apart)
		if (known(c) && (b == NULL || beats(col, c, b)))
			b = c;
	return b;
}

/* Is the cell the one that all are compared to, or as good? */
static int
is_base(const struct ks_column *col, const struct ks_cell *c,
    const struct ks_cell *to, int base)
{
	return c == to || (base == KS_BEST && !beats(col, to, c));
}

static void
show(const struct ks_column *col, struct ks_cell *c, const struct ks_cell *to,
    int base)
{
	if (!known(c) || to == NULL)
		show_none(c, to == NULL ? "nothing to compare with" :
		    "cannot be told from nothing");
	else if (is_base(col, c, to, base))
		show_star(c, col);
	else
		show_ratio(c, col, c->value / to->value);
}

/* No figure of the column is known, but ratios to one that is not. */
static void
show_printed(const struct ks_column *col, struct ks_cell *c)
{
	if (c->ratio <= 0)
		show_none(c, "not known");
	else if (c->starred)
		strcpy(c->show, "*0");
	else
		show_ratio(c, col, c->ratio);
}

/*
 * Make the cells of a column, of n systems, each so far from the next,
 * comparisons to the best of them, or to that of system base, as lmbench 1.0
 * had them: the figure itself with a star; how many times slower, or the
 * percentage; or ???.  But rounded where lmbench cuts.
 */
void
ks_best(const struct ks_column *col, struct ks_cell *c, int n, int apart,
    int base)
{
	const struct ks_cell	*to;
	int			 i;

	to = base == KS_BEST ? best(col, c, n, apart) :
	    known(&c[base * apart]) ? &c[base * apart] : NULL;
	for (i = 0; i < n; i++, c += apart) {
		if (known(c) && c->derived)
			c->note[0] = '\0';
		if (to == NULL && base == KS_BEST)
			show_printed(col, c);
		else
			show(col, c, to, base);
		if (c->mark == '<')
			c->mark = 0;
	}
}
