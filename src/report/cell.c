/* cell.c - a column of a system's row */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* Is name feed with nothing but a size behind it?  The size, or -1. */
static double
size_behind(const char *name, const char *feed)
{
	size_t	n = strlen(feed);
	double	bytes;

	if (strncmp(name, feed, n) != 0 ||
	    strncmp(name + n, "/size=", 6) != 0 ||
	    ks_text_size(name + n + 6, &bytes) != 0)
		return -1;
	return bytes;
}

/* The point that a feed stands for, or NULL: where sizes may be behind it,
   the largest that was measured, else the first. */
static const struct ks_point *
find(const struct ks_system *s, const char *feed)
{
	const struct ks_point	*best = ks_point(s, feed), *p;
	double			 bytes, most = 0;
	int			 i;

	if (best != NULL)
		return best;
	for (i = 0; i < s->npoint; i++) {
		p = &s->point[i];
		bytes = size_behind(p->name, feed);
		if (bytes >= 0 && (best == NULL || (p->nround > 0 &&
		    (best->nround == 0 || bytes > most)))) {
			best = p;
			most = bytes;
		}
	}
	return best;
}

static void
missing(struct ks_cell *c, const char *what, const char *why)
{
	c->missing = 1;
	snprintf(c->note, sizeof c->note, "%s%s", what, why);
}

/* The value of a key; a number, unless the column shows text, and perhaps
   with its unit behind it. */
static void
from_key(const struct ks_system *s, const char *key, int how,
    struct ks_cell *c)
{
	char	word[40];

	c->text = ks_key(s, key);
	if (c->text == NULL || *c->text == '\0') {
		missing(c, "not known", "");
		return;
	}
	if (how == KS_TEXT)
		return;
	snprintf(word, sizeof word, "%s", c->text);
	word[strcspn(word, " ")] = '\0';
	if (ks_text_double(word, 0, 1e9, &c->value) != 0)
		missing(c, "not known: ", c->text);
}

/* A point without rounds: why.  single: nothing has failed, there was no
   figure to read. */
static void
no_rounds(const struct ks_point *p, int single, struct ks_cell *c)
{
	if (p == NULL || (p->skip == NULL && p->fail == NULL))
		missing(c, "not measured", "");
	else if (p->fail != NULL)
		missing(c, single ? "" : "failed: ", p->fail);
	else
		missing(c, "", p->skip);
}

/* What is known to be wrong with a figure, or was, or how it came about. */
static void
remark(const struct ks_point *p, struct ks_cell *c)
{
	double	times;

	if (ks_metric(p->round, KS_TOO_SMALL, &times) == 0)
		sprintf(c->note, "lmbench 1 printed this %g times too small "
		    "(--fix-known-errors corrects it)", times);
	else if (ks_metric(p->round, KS_CORRECTED, &times) == 0)
		sprintf(c->note, "%g times what was printed, to correct an "
		    "error of lmbench 1", times);
	else if (ks_metric(p->round, KS_DERIVED, &times) == 0)
		strcpy(c->note, "computed from what it was of the best "
		    "('kernstone report -v' shows the interval)");
}

/* Where only the share of a best was printed that is not known, that, and
   what limits the figure. */
static void
of_best(const struct ks_system *s, const char *name, const char *unit,
    struct ks_cell *c)
{
	const struct ks_point	*p;
	char			 buf[KS_POINT + sizeof KS_OF_BEST];
	char			 most[60];
	double			 x;

	snprintf(buf, sizeof buf, "%s" KS_OF_BEST, name);
	p = ks_point(s, buf);
	if (p == NULL || p->nround == 0)
		return;
	c->ratio = p->round->value;
	c->starred = ks_metric(p->round, KS_STARRED, &x) == 0;
	snprintf(most, sizeof most, "most-%.40s", unit);
	if (ks_metric(p->round, most, &c->limit) == 0)
		c->missing = 0;
}

static void
from_point(const struct ks_system *s, const struct ks_judge *j,
    const struct ks_point *p, const char *unit, struct ks_cell *c)
{
	struct ks_estimate	e;
	double			x;

	if (p == NULL || p->nround == 0) {
		no_rounds(p, s->single, c);
		if (p != NULL)
			of_best(s, p->name, unit, c);
	} else if (strcmp(p->unit, unit) != 0) {
		missing(c, "recorded in another unit: ", p->unit);
	} else {
		ks_estimate(j, p, ks_goal(s, p->name), &e);
		c->value = e.value;
		c->limit = e.limit;
		c->mark = e.mark;
		c->step = e.single ? e.hi - e.lo : 0;
		c->starred = ks_metric(p->round, KS_STARRED, &x) == 0;
		c->derived = ks_metric(p->round, KS_DERIVED, &x) == 0;
		remark(p, c);
		if (p->fail != NULL)
			snprintf(c->note, sizeof c->note,
			    "a round failed: %s", p->fail);
	}
}

/* A feed of the column. */
static void
one(const struct ks_system *s, const struct ks_judge *j,
    const struct ks_column *col, int i, struct ks_cell *c)
{
	const char	*feed = col->feed[i];

	memset(c, 0, sizeof *c);
	if (*feed == '=')
		from_key(s, feed + 1, col->how, c);
	else
		from_point(s, j, find(s, feed), col->unit, c);
}

/* Make c the mean of c and d. */
static void
mean(struct ks_cell *c, const struct ks_cell *d)
{
	if (d->missing && !c->missing)
		missing(c, d->note, "");
	c->value = (c->value + d->value) / 2;
	c->limit = (c->limit + d->limit) / 2;
	if (d->mark == '!' || c->mark == 0)
		c->mark = d->mark;
}

/* The name of the point that feeds a column; of a mean of two, as published
   tables have it, both with + between. */
const char *
ks_column_point(const struct ks_column *col, char *buf)
{
	if (col->feed[1] == NULL || *col->feed[1] == '=')
		return col->feed[0];
	sprintf(buf, "%s+%s", col->feed[0], col->feed[1]);
	return buf;
}

/* A column that shows a mean of two. */
static void
two(const struct ks_system *s, const struct ks_judge *j,
    const struct ks_column *col, struct ks_cell *c)
{
	char			 buf[KS_POINT];
	const struct ks_point	*p = ks_point(s, ks_column_point(col, buf));
	struct ks_cell		 d;

	if (p != NULL) {
		memset(c, 0, sizeof *c);
		from_point(s, j, p, col->unit, c);
		return;
	}
	one(s, j, col, 0, c);
	one(s, j, col, 1, &d);
	mean(c, &d);
}

/* What column col says of a system. */
void
ks_cell(const struct ks_system *s, const struct ks_judge *j,
    const struct ks_column *col, struct ks_cell *c)
{
	if (col->feed[1] != NULL && *col->feed[1] != '=')
		two(s, j, col, c);
	else {
		one(s, j, col, 0, c);
		if (col->feed[1] != NULL && c->missing)
			one(s, j, col, 1, c);
	}
	c->value *= col->scale;
	c->limit *= col->scale;
	c->step *= col->scale;
	if (col->how != KS_TEXT && !c->missing && c->value <= 0 &&
	    c->limit <= 0)
		missing(c, "measured, but not above zero", "");
	if (!c->missing && c->value < c->limit)
		c->mark = '<';
}
