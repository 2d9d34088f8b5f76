/* listing.c - every point of every system */

#include "compat.h"

#include "report/report.h"
#include "result/result.h"

#define NAME	30	/* columns for a name */

/* How many rounds count, and how they were. */
static void
print_rounds(FILE *f, const struct ks_estimate *e)
{
	char	buf[KS_NUMBER];

	fprintf(f, "  %d of %d round%s", e->counted, e->rounds,
	    e->rounds > 1 ? "s" : "");
	if (e->share >= 0)
		fprintf(f, ", quiet %s %%", ks_number_text(buf, e->share));
	if (e->mark == '~')
		fprintf(f, ", less precise than asked for");
	else if (e->mark == '!')
		fprintf(f, ", never quiet: medians of all samples");
	fprintf(f, "\n");
}

static void
print_figures(FILE *f, const char *unit, const struct ks_estimate *e)
{
	char	v[KS_NUMBER], a[KS_NUMBER], b[KS_NUMBER];

	fprintf(f, " %10s %s", ks_number_text(v, e->value), unit);
	if (e->value < e->limit)
		fprintf(f, " (not told from 0 below %s)",
		    ks_number_text(v, e->limit));
	if (e->level > 0)
		fprintf(f, "  [%s, %s] %.1f %%", ks_number_text(a, e->lo),
		    ks_number_text(b, e->hi), 100 * e->level);
	if (e->single) {
		fprintf(f, "  a single figure, rounded from [%s, %s]\n",
		    ks_number_text(a, e->lo), ks_number_text(b, e->hi));
		return;
	}
	if (e->p10 != e->p90)
		fprintf(f, "  p10 %s, p90 %s", ks_number_text(a, e->p10),
		    ks_number_text(b, e->p90));
	print_rounds(f, e);
}

static void
print_point(FILE *f, const struct ks_system *s, const struct ks_judge *j,
    const struct ks_point *p)
{
	struct ks_estimate	e;

	fprintf(f, "  %-*s", NAME, p->name);
	if (ks_estimate(j, p, ks_goal(s, p->name), &e) == 0)
		print_figures(f, p->unit, &e);
	if (p->nround == 0 && p->skip != NULL)
		fprintf(f, " skipped: %s\n", p->skip);
	if (p->fail != NULL)
		fprintf(f, "%s: %s\n", p->nround > 0 ? "    a round failed" :
		    s->single ? " no figure" : " failed", p->fail);
}

static void
print_odd(FILE *f, const struct ks_system *s)
{
	int	i;

	if (s->nodd > 0)
		fprintf(f, "Not understood, %d line%s:\n", s->nodd,
		    s->nodd > 1 ? "s" : "");
	for (i = 0; i < s->nodd && i < KS_MAXODD; i++)
		fprintf(f, "  %s:%ld: %.200s\n", s->file, s->odd[i].line,
		    s->odd[i].text);
	if (s->nodd > KS_MAXODD)
		fprintf(f, "  and %d more\n", s->nodd - KS_MAXODD);
}

/* Print every point of a system: its median and the interval of that, what
   there was within a round, how many rounds it is made of, or why it has
   none. */
void
ks_points(FILE *f, const struct ks_system *s)
{
	struct ks_judge	j;
	int		i;

	ks_judge_open(&j, s);
	for (i = 0; i < s->npoint; i++)
		print_point(f, s, &j, &s->point[i]);
	ks_judge_close(&j);
}

static void
print_system(FILE *f, const struct ks_system *s)
{
	int	i;

	fprintf(f, "%s:%ld: %s, version %s%s\n", s->file, s->line, s->kind,
	    s->version, s->complete ? "" : ", not completed");
	for (i = 0; i < s->nkey; i++)
		fprintf(f, "  %s: %s\n", s->key[i].name, s->key[i].value);
	fprintf(f, "Points, %d:\n", s->npoint);
	ks_points(f, s);
	print_odd(f, s);
}

/* Print every system: where it was read, its keys, its points, and the lines
   that were not understood. */
void
ks_listing(FILE *f, const struct ks_results *r)
{
	int	i;

	for (i = 0; i < r->nsystem; i++) {
		fprintf(f, "%s", i > 0 ? "\n" : "");
		print_system(f, &r->system[i]);
	}
}
