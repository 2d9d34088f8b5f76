/* cmptable.c - a comparison, printed */

#include "compat.h"

#include "bench.h"
#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"

#define NAME	20		/* columns of a name */
#define LONG	1e5		/* ns/op are printed as us/op */
#define CELL	23		/* of a median with its interval */
#define VERDICT	41

static void
print_medians(FILE *f, const struct ks_contrast *p)
{
	char	cell[KS_WORD];
	double	scale = p->verdict != KS_UNITS && p->half[0].value >= LONG &&
		    strcmp(p->half[0].unit, "ns/op") == 0 ? 1e-3 : 1;
	int	i;

	fprintf(f, "  %-*s", NAME, ks_in_family(p->name));
	for (i = 0; i < 2; i++) {
		fprintf(f, "%s%-*s", i > 0 ? " -> " : " ", i == 0 ? CELL : 0,
		    ks_half_text(cell, &p->half[i], scale));
		if (i > 0 || p->verdict == KS_UNITS)
			fprintf(f, " %s", scale < 1 ? "us/op" :
			    p->half[i].unit);
	}
	fprintf(f, "\n");
}

static void
print_ratio(FILE *f, const struct ks_contrast *p)
{
	char	r[KS_WORD], lo[KS_WORD], hi[KS_WORD];

	fprintf(f, "ratio %s", ks_ratio_text(r, p->log));
	if (p->level > 0)
		fprintf(f, " [%s, %s]", ks_ratio_text(lo, p->loglo),
		    ks_ratio_text(hi, p->loghi));
}

static void
print_verdict(FILE *f, const struct ks_comparison *c,
    const struct ks_contrast *p, int colour)
{
	char	buf[KS_WORD], all[KS_WORD];

	ks_verdict_text(buf, p);
	fprintf(f, "    ");
	ks_coloured(f, colour, p->verdict, buf);
	if (!ks_has_ratio(p)) {
		fprintf(f, "\n");
		return;
	}
	fprintf(f, "%*s", (int)strlen(buf) < VERDICT ? VERDICT -
	    (int)strlen(buf) : 1, "");
	print_ratio(f, p);
	if (p->tested)
		fprintf(f, "\n%*sp %s alone, %s among %d", VERDICT + 4, "",
		    ks_p_text(buf, p->p), ks_p_text(all, p->adjusted),
		    c->ntest);
	fprintf(f, "\n");
}

static void
print_oddities(FILE *f, const struct ks_comparison *c,
    const struct ks_contrast *p)
{
	char	buf[200];
	int	half, what;

	for (half = 0; half < 2; half++)
		for (what = 0; what < KS_ODDITIES; what++)
			if (ks_oddity(c, p, half, what, buf, sizeof buf))
				fprintf(f, "    %s %s\n",
				    c->paired && what > KS_ODD_LOUD ?
				    "ratio" : c->side[half].word, buf);
}

static void
print_mean(FILE *f, const struct ks_comparison *c,
    const struct ks_contrast *p, int n)
{
	struct ks_contrast	g;

	if (ks_group_mean(c, p, n, &g) != 0)
		return;
	fprintf(f, "  %-*s", VERDICT + 2, "geometric mean");
	print_ratio(f, &g);
	fprintf(f, "\n");
	ks_contrast_free(&g);
}

static void
print_group(FILE *f, const struct ks_comparison *c,
    const struct ks_contrast *p, int n, int colour)
{
	int	i;

	fprintf(f, "\n%.*s\n", (int)ks_family(p->name), p->name);
	for (i = 0; i < n; i++) {
		print_medians(f, &p[i]);
		print_verdict(f, c, &p[i], colour);
		print_oddities(f, c, &p[i]);
	}
	print_mean(f, c, p, n);
	ks_plot(f, c, p, n, colour);
}

static const char *
value(const struct ks_system *s, const char *key)
{
	const char	*v = ks_key(s, key);

	return v != NULL ? v : "?";
}

static void
print_side(FILE *f, const struct ks_side *s)
{
	const struct ks_system	*r = &s->results->system[0];

	fprintf(f, "%s: %s: %s, %s, %s; %s %s\n", s->word, s->names,
	    value(r, "host"), value(r, "os"), value(r, "machine"), r->kind,
	    r->version);
	if (ks_key(r, "prefix") != NULL)
		fprintf(f, "    run as: %s\n", ks_key(r, "prefix"));
}

/* Print the comparison of all points, group by group. */
void
ks_comparison_print(FILE *f, const struct ks_comparison *c, int colour)
{
	int	i, n;

	print_side(f, &c->side[0]);
	print_side(f, &c->side[1]);
	fprintf(f, "Medians and their intervals, %s -> %s; the ratio of %s to "
	    "%s;\nintervals hold the truth in 95 of 100 cases, each for "
	    "itself.\n", c->side[0].word, c->side[1].word,
	    c->side[1].word, c->side[0].word);
	if (c->paired)
		fprintf(f, "Measured in turn: the ratio is that of pairs of "
		    "rounds.\n");
	for (i = 0; i < c->npoint; i += n) {
		for (n = 1; i + n < c->npoint; n++)
			if (!ks_same_family(c->point[i + n].name,
			    c->point[i].name))
				break;
		print_group(f, c, &c->point[i], n, colour);
	}
}
