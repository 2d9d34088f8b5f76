/* expgo.c - results for programs that read Go's benchmark format */

#include "compat.h"

#include "bench.h"
#include "report/export.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* Does a system have a unit, in points before the nth? */
static int
has_unit(const struct ks_system *s, int n, const char *unit)
{
	int	i;

	for (i = 0; i < n; i++)
		if (s->point[i].unit != NULL &&
		    strcmp(s->point[i].unit, unit) == 0)
			return 1;
	return 0;
}

/* Has the unit of point k of system i been met before? */
static int
met(const struct ks_results *r, int i, int k)
{
	const char	*unit = r->system[i].point[k].unit;
	int		 n;

	for (n = 0; n < i; n++)
		if (has_unit(&r->system[n], r->system[n].npoint, unit))
			return 1;
	return has_unit(&r->system[i], k, unit);
}

/* What is better of each unit, once. */
static void
put_units(FILE *f, const struct ks_results *r)
{
	const char	*unit;
	int		 i, k;

	for (i = 0; i < r->nsystem; i++)
		for (k = 0; k < r->system[i].npoint; k++) {
			unit = r->system[i].point[k].unit;
			if (unit == NULL || met(r, i, k) ||
			    ks_unit_better(unit) == KS_NEITHER)
				continue;
			fprintf(f, "Unit %s better=%s\n", unit,
			    ks_unit_better(unit) == KS_HIGHER ? "higher" :
			    "lower");
		}
}

/* The keys of a system; a key of the one before that this one lacks is
   removed by giving it without a value. */
static void
put_keys(FILE *f, const struct ks_system *s, const struct ks_system *before)
{
	const struct ks_key	*k;
	int			 i;

	for (i = 0; before != NULL && i < before->nkey; i++) {
		k = &before->key[i];
		if (!k->volat && ks_key(s, k->name) == NULL &&
		    ks_key(before, k->name) == k->value)
			fprintf(f, "%s:\n", k->name);
	}
	for (i = 0; i < s->nkey; i++) {
		k = &s->key[i];
		if (!k->volat && ks_key(s, k->name) == k->value)
			fprintf(f, "%s: %s\n", k->name, k->value);
	}
}

/* A line for each round that counts; how many it is. */
static int
put_point(FILE *f, const struct ks_judge *j, const struct ks_point *p)
{
	char	 buf[KS_NUMBER];
	double	*x;
	int	*which, i, n, loud;

	if (p->nround == 0)
		return 0;
	x = ks_xalloc((size_t)p->nround * sizeof *x);
	which = ks_xalloc((size_t)p->nround * sizeof *which);
	n = ks_counted(j, p, x, which, &loud);
	for (i = 0; i < n; i++)
		fprintf(f, "Benchmark%s %.0f %s %s\n", p->name,
		    p->round[which[i]].n, ks_number_text(buf, x[i]), p->unit);
	free(which);
	free(x);
	return n;
}

static int
put_system(FILE *f, const struct ks_system *s, const struct ks_system *before)
{
	struct ks_judge	j;
	int		i, n = 0;

	fprintf(f, "# %s:%ld: %s, version %s\n", s->file, s->line, s->kind,
	    s->version);
	put_keys(f, s, before);
	ks_judge_open(&j, s);
	for (i = 0; i < s->npoint; i++)
		n += put_point(f, &j, &s->point[i]);
	ks_judge_close(&j);
	return n;
}

/*
 * The headline of each round that counts, and nothing else, as a program
 * makes a table of each unit it meets.  The format is that of
 * golang.org/x/perf/benchfmt.
 */
static int
print(FILE *f, const struct ks_results *r, char *err, size_t size)
{
	int	i, n = 0;

	put_units(f, r);
	for (i = 0; i < r->nsystem; i++)
		n += put_system(f, &r->system[i], i > 0 ?
		    &r->system[i - 1] : NULL);
	if (n > 0)
		return 0;
	snprintf(err, size, "%s: no figure to write", r->system[0].file);
	return -1;
}

const struct ks_export ks_export_go = {
	"go",		/* name */
	print		/* print */
};
