/* report.c - the tables of a layout, one after the other */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* What the marks mean, in the order of KS_MARKS. */
static const char *const	meaning[] = {
	"~ less precise than asked for: the 95 % interval exceeds the goal",
	"! never quiet while it was measured: the median of all samples",
	"< so little that it cannot be told from nothing"
};

#define MARKS	((int)(sizeof meaning / sizeof meaning[0]))

/* What there is to say of a run as a whole. */
static void
note_run(struct ks_notes *n, int row, const struct ks_system *s,
    const struct ks_judge *j)
{
	char	buf[300];

	if (j->quick && !s->single) {
		snprintf(buf, sizeof buf, "one round per point: how well the "
		    "figures repeat is not known");
		if (j->nloud > 0)
			sprintf(buf + strlen(buf), "; %d found no quiet",
			    j->nloud);
		ks_notes_add(n, row, buf);
	}
	if (!s->complete)
		ks_notes_add(n, row, "the run was not completed");
	if (s->nodd > 0) {
		snprintf(buf, sizeof buf, "%d line%s of %.150s not understood "
		    "('kernstone report -v' shows)", s->nodd,
		    s->nodd > 1 ? "s" : "", s->file);
		ks_notes_add(n, row, buf);
	}
}

static void
footnotes(FILE *f, const struct ks_results *r, const struct ks_judge *j,
    const int *seen)
{
	struct ks_notes	notes;
	int		i;

	memset(&notes, 0, sizeof notes);
	for (i = 0; i < r->nsystem; i++)
		ks_origin_row(&notes, i + 1, r);
	for (i = 0; i < r->nsystem; i++)
		note_run(&notes, i + 1, &r->system[i], &j[i]);
	for (i = 0; i < MARKS; i++)
		if (seen[i])
			break;
	if (i < MARKS || notes.n > 0)
		fprintf(f, "\n");
	for (; i < MARKS; i++)
		if (seen[i])
			fprintf(f, "  %s\n", meaning[i]);
	ks_notes_print(f, &notes, r->nsystem);
}

/* Print the tables that a view has of a layout, and footnotes. */
static int
tables(FILE *f, struct ks_view *v, const struct ks_layout *l)
{
	const struct ks_results	*r = v->results;
	const struct ks_table	*t;
	struct ks_judge		*j;
	int			 i, n = 0, seen[MARKS];

	memset(seen, 0, sizeof seen);
	j = ks_xalloc((size_t)r->nsystem * sizeof *j);
	for (i = 0; i < r->nsystem; i++)
		ks_judge_open(&j[i], &r->system[i]);
	v->judge = j;
	v->seen = seen;
	for (t = l->table; t->column != NULL; t++)
		n += ks_table(f, v, t, n > 0);
	if (n > 0)
		footnotes(f, r, j, seen);
	for (i = 0; i < r->nsystem; i++)
		ks_judge_close(&j[i]);
	free(j);
	return n;
}

/* Print the tables of a layout for which any system has a figure, with a
   row for each system, and footnotes; how many tables it was.  Those of a
   layout for comparisons are relative to the best. */
int
ks_report(FILE *f, const struct ks_results *r, const struct ks_layout *l)
{
	struct ks_view	v;

	if (l->compare)
		return ks_report_relative(f, r, l, KS_BEST);
	memset(&v, 0, sizeof v);
	v.results = r;
	return tables(f, &v, l);
}

/* The same, but each figure in relation to the best of its column, or to
   that of system base. */
int
ks_report_relative(FILE *f, const struct ks_results *r,
    const struct ks_layout *l, int base)
{
	struct ks_view	v;

	memset(&v, 0, sizeof v);
	v.results = r;
	v.compare = 1;
	v.base = base;
	return tables(f, &v, l);
}
