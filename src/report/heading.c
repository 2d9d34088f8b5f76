/* heading.c - what stands above a table */

#include "compat.h"

#include "bench.h"
#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"

/* What the whole table is about, before " - " or " in ". */
static int
subject(const char *title)
{
	const char	*dash = strstr(title, " - "), *in;

	in = strstr(title, " in ");
	if (dash == NULL || (in != NULL && in < dash))
		dash = in;
	return dash != NULL ? (int)(dash - title) : (int)strlen(title);
}

/* Is more better in the first column that can be compared? */
static int
shares(const struct ks_table *t)
{
	const struct ks_column	*c = t->column;

	while (c->name != NULL && !ks_comparable(c))
		c++;
	return c->name != NULL && ks_unit_better(c->unit) == KS_HIGHER;
}

/* The title of a comparison: that of a table made for it, or of one made
   for figures. */
static void
title(FILE *f, const struct ks_view *v, const char *head, int share)
{
	const char	*the = strstr(head, " the best");
	char		 to[40] = "the best";

	if (v->base != KS_BEST)
		sprintf(to, "row %d", v->base + 1);
	if (the != NULL)
		fprintf(f, "%.*s %s\n", (int)(the - head), head, to);
	else
		fprintf(f, "%.*s - %s %s\n", subject(head), head, share ?
		    "percentage of" : "factor slower than", to);
}

/* What the tables are compared to. */
static void
banner(FILE *f, const struct ks_view *v)
{
	const struct ks_system	*s;
	const char		*host, *os;

	if (v->base == KS_BEST) {
		fprintf(f, "%32s%s", "Comparison to ", "best of the breed\n");
		fprintf(f, "%49s\n\n", "-------------------------------");
		fprintf(f, "%54s\n\n",
		    "(Best numbers are starred, i.e., *123)");
		return;
	}
	s = &v->results->system[v->base];
	host = ks_key(s, "host");
	os = ks_key(s, "os");
	fprintf(f, "Comparison to row %d, %.60s (%.60s), whose numbers are "
	    "starred\n\n", v->base + 1, host != NULL ? host : s->file,
	    os != NULL ? os : "?");
}

/* The headings of a table, as they are or as of a comparison; first: what
   it is compared to as well. */
void
ks_table_head(FILE *f, const struct ks_view *v, const struct ks_table *t,
    int first)
{
	int	i = 0;

	if (v->compare) {
		if (first)
			banner(f, v);
		title(f, v, t->head[0], shares(t));
		i = 1;
	}
	for (; t->head[i] != NULL; i++)
		fprintf(f, "%s\n", t->head[i]);
}
