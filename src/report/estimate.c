/* estimate.c - what the rounds of a point come to */

#include "compat.h"

#include <float.h>

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

#define ABOVE	1.02	/* a round this much above the floor is loud */
#define BUSY	1.10	/* and this much above that of loads */
#define ENOUGH	3	/* quiet rounds by the final floor */

/* What a round was like: each includes those above it. */
enum { LOUD, QUIET, SOUND };

/* What the rounds of a point are judged by. */
struct rounds {
	const struct ks_judge	*run;
	const struct ks_point	*point;
	double			 load;	/* the quickest load from memory */
	int			 need;	/* what a round must be to count */
};

/* The floor of the run on a CPU, or 0. */
static double
final_floor(const struct ks_judge *j, double cpu)
{
	int	i;

	for (i = 0; i < j->nfloor; i++)
		if (j->floor[i].cpu == cpu)
			return j->floor[i].ref;
	return 0;
}

/* SOUND: quiet by the floors of the whole run too, and its loads from memory
   were not slower all the time than in another round of the point; QUIET: by
   the floors that it knew itself.  Rounds made without the reference count. */
static int
judge(const struct rounds *r, const struct ks_sample *s)
{
	double	quiet, ref, cpu, load;

	if (ks_metric(s, "ref", &ref) != 0)
		return SOUND;
	if (ks_metric(s, "quiet-%", &quiet) == 0 && quiet <= 0)
		return LOUD;
	if (ks_metric(s, "cpu", &cpu) != 0)
		cpu = -1;
	if (ref > ABOVE * final_floor(r->run, cpu))
		return QUIET;
	return ks_metric(s, "load-ns", &load) == 0 && load > BUSY * r->load ?
	    QUIET : SOUND;
}

/* See how the rounds of a point were. */
static void
open_rounds(struct rounds *r, const struct ks_judge *j,
    const struct ks_point *p)
{
	double	load;
	int	n[SOUND + 1], i;

	r->run = j;
	r->point = p;
	r->load = DBL_MAX;
	for (i = 0; i < p->nround; i++)
		if (ks_metric(&p->round[i], "load-ns", &load) == 0 &&
		    load < r->load)
			r->load = load;
	n[LOUD] = n[QUIET] = n[SOUND] = 0;
	for (i = 0; i < p->nround; i++)
		n[judge(r, &p->round[i])]++;
	r->need = n[SOUND] >= ENOUGH ? SOUND : n[SOUND] > 0 ? QUIET : LOUD;
}

/* The figure of a round called PREFIX-UNIT: 0, or -1. */
static int
named(const struct ks_sample *s, const char *prefix, const char *unit,
    double *x)
{
	char	name[100];

	snprintf(name, sizeof name, "%s%s", prefix, unit);
	return ks_metric(s, name, x);
}

/* The median over the rounds that count of a figure, or other. */
static double
middle(const struct rounds *r, const char *prefix, const char *unit,
    double other)
{
	const struct ks_point	*p = r->point;
	double			*x = ks_xalloc((size_t)p->nround * sizeof *x);
	int			 i, n = 0;

	for (i = 0; i < p->nround; i++)
		if (judge(r, &p->round[i]) >= r->need)
			n += named(&p->round[i], prefix, unit, &x[n]) == 0;
	if (n > 0)
		other = ks_median(x, n);
	free(x);
	return other;
}

/*
 * The rounds of a point that count: the headlines of the quiet ones.  Those
 * that the floor of the whole run shows to be loud are left out while three
 * others are there.  Where none was quiet, all count, with the medians of
 * all their samples, and *loud is set.  x gets the figures, which, if it is
 * not NULL, the rounds they are of, counted from 0: both hold as many as the
 * point has.  How many count.
 */
int
ks_counted(const struct ks_judge *j, const struct ks_point *p, double *x,
    int *which, int *loud)
{
	struct rounds	r;
	int		i, n = 0;

	open_rounds(&r, j, p);
	*loud = r.need == LOUD;
	for (i = 0; i < p->nround; i++)
		if (judge(&r, &p->round[i]) >= r.need) {
			x[n] = p->round[i].value;
			if (*loud)
				(void)named(&p->round[i], "all-", p->unit,
				    &x[n]);
			if (which != NULL)
				which[n] = i;
			n++;
		}
	return n;
}

/* Is the interval wider than the goal allows? */
static int
imprecise(const struct ks_estimate *e, double goal)
{
	double	size = e->value < 0 ? -e->value : e->value;

	return goal > 0 && e->level > 0 && size >= e->limit &&
	    (e->hi - e->lo) / 2 > size * goal / 100;
}

/*
 * What the rounds of a point that count come to, with goal, in %, the
 * precision asked for.  0, or -1 if there are no rounds.
 */
int
ks_estimate(const struct ks_judge *j, const struct ks_point *p, double goal,
    struct ks_estimate *e)
{
	struct rounds	 r;
	double		*x;
	int		 loud;

	memset(e, 0, sizeof *e);
	if (p->nround == 0)
		return -1;
	x = ks_xalloc((size_t)p->nround * sizeof *x);
	open_rounds(&r, j, p);
	e->rounds = p->nround;
	e->counted = ks_counted(j, p, x, NULL, &loud);
	e->level = ks_median_interval(x, e->counted, KS_LEVEL, &e->value,
	    &e->lo, &e->hi);
	free(x);
	e->single = middle(&r, "least-", p->unit, -1) >= 0;
	if (e->single) {
		e->lo = middle(&r, "least-", p->unit, e->lo);
		e->hi = middle(&r, "most-", p->unit, e->hi);
	}
	e->limit = middle(&r, "limit-", p->unit, 0);
	e->p10 = middle(&r, "p10-", p->unit, e->value);
	e->p90 = middle(&r, "p90-", p->unit, e->value);
	if (e->single)
		e->mark = middle(&r, KS_LOUD, "", 0) > 0 ? '!' :
		    middle(&r, KS_IMPRECISE, "", 0) > 0 ? '~' : 0;
	else if (!j->quick)
		e->mark = loud ? '!' : imprecise(e, goal) ? '~' : 0;
	r.need = LOUD;		/* of all rounds */
	e->share = middle(&r, "quiet-", "%", -1);
	return 0;
}
