/* t_changes.c - changes of level: against what the papers tell to do, with
   tests that count all ways */

#include "compat.h"

#include <math.h>

#include "stat/stat.h"

#include "check.h"
#include "ways.h"

static double	work[1000];

/* A series of groups, as ks_changes() has it. */
struct series {
	double	x[10];
	int	first[10];
	int	n;
};

static double
rank_p(const struct series *s, int a, int b, int c, int d)
{
	return all_ways(s->x + s->first[a], s->first[b] - s->first[a],
	    s->x + s->first[c], s->first[d] - s->first[c]);
}

static double
middle(const struct series *s, int a, int b)
{
	int	m = s->first[b] - s->first[a];

	memcpy(work, s->x + s->first[a], m * sizeof *work);
	return ks_median(work, m);
}

/* The changes among groups a to b - 1, as the papers tell to find them: into
   found, from the n-th on; how many there are then. */
static int
look(const struct series *s, int a, int b, double alpha, double least,
    struct ks_change *found, int n)
{
	double	z, most = -1, p, by;
	int	c, at = a + 1, m, k;

	if (b - a < 2)
		return n;
	for (c = a + 1; c < b; c++) {
		m = s->first[c] - s->first[a];
		k = s->first[b] - s->first[c];
		z = abs(u2(s->x + s->first[a], m, s->x + s->first[c], k) -
		    m * k) / sqrt((double)m * k);
		if (z > most) {
			most = z;
			at = c;
		}
	}
	p = rank_p(s, a, at, at, b) * (b - a - 1);
	by = middle(s, at, b) - middle(s, a, at);
	if (p > alpha || fabs(by) <= least)
		return n;
	n = look(s, a, at, alpha, least, found, n);
	found[n].at = at;
	found[n].p = p;
	return look(s, at, b, alpha, least, found, n + 1);
}

/* What is said of each change, given those beside it. */
static void
check_change(const struct series *s, const struct ks_change *c, double p,
    int before, int after)
{
	int	i;

	NEAR(c->p, p, 1e-12);
	NEAR(c->by, middle(s, c->at, after) - middle(s, before, c->at), 0);
	CHECK(c->from > before && c->from <= c->at);
	CHECK(c->to >= c->at && c->to < after);
	for (i = c->from; i < c->at; i++)
		CHECK(rank_p(s, i, c->at, c->at, after) > 0.05);
	CHECK(c->from == before + 1 ||
	    rank_p(s, c->from - 1, c->at, c->at, after) <= 0.05);
	for (i = c->at + 1; i <= c->to; i++)
		CHECK(rank_p(s, c->at, i, before, c->at) > 0.05);
	CHECK(c->to == after - 1 ||
	    rank_p(s, c->at, c->to + 1, before, c->at) <= 0.05);
}

/* Series of up to nine groups of one to three numbers, ten in all, which step
   up or down now and then; a level that steps may lose. */
int
main(void)
{
	struct series		s;
	struct ks_change	found[10], true[10];
	double			draws[4], level;
	int			i, k, n, all, count[4];

	memset(count, 0, sizeof count);
	for (i = 0; i < 600; i++) {
		s.n = all = 0;
		level = 0;
		while (all < 8 && s.n < 9) {
			draw(draws, 4, 100);
			if (draws[0] < 30)
				level = draws[0] < 15 ? 40 : draws[0];
			s.first[s.n++] = all;
			for (k = 0; k <= (int)draws[0] % 3; k++)
				s.x[all++] = level + (int)draws[k + 1] % 7;
		}
		s.first[s.n] = all;
		n = look(&s, 0, s.n, 0.301, 2.0, true, 0);
		count[n < 3 ? n : 3]++;
		if (!CHECK(ks_changes(s.x, s.first, s.n, 0.301, 2.0, found,
		    work) == n))
			continue;
		for (k = 0; k < n && CHECK(found[k].at == true[k].at); k++)
			check_change(&s, &found[k], true[k].p,
			    k > 0 ? found[k - 1].at : 0,
			    k + 1 < n ? found[k + 1].at : s.n);
	}
	CHECK(count[0] > 50 && count[1] > 50 && count[2] > 10);
	return check_status();
}
