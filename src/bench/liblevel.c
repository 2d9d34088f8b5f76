/* liblevel.c - the levels of a memory hierarchy, from a curve of latencies */

#include "compat.h"

#include <math.h>

#include "bench/liblevel.h"

/*
 * The method: the logarithms of the latencies are cut into stretches, each
 * with a mean of its own, so that the squares of what differs, in units of
 * NOISE, and a PENALTY for each stretch add up to the least (optimal
 * partitioning: Jackson et al., An algorithm for optimal partitioning of
 * data on an interval, IEEE Signal Processing Letters 12 (2005) 105).  What
 * is disturbed reads too much and never too little, and no memory is faster
 * for being larger, so each latency first becomes the least of those of its
 * own size and larger ones.  Stretches of less than FLAT points lie between
 * two levels, and so do those that rise by over RISE; less than STEP times as
 * slow as a level is still that level, some of whose lines are in each
 * other's way.  A level ends where the curve is halfway to the next, in
 * logarithms as well, or where a load takes TWICE as long, whichever comes
 * first: what a cache lets go may be held by the next for a while.
 */
#define NOISE	0.05
#define PENALTY	12.0
#define FLAT	4
#define RISE	1.25
#define STEP	1.5
#define TWICE	2.0

struct stretch {
	int	first, end;	/* points, the last of them excluded */
};

/* The sum of squares around the mean of points a to b - 1, from the sums of
   the first points and of their squares. */
static double
spread(const double *s, const double *q, int a, int b)
{
	double d = s[b] - s[a];

	return q[b] - q[a] - d * d / (b - a);
}

/* The best cut of the first i points, for each i: where its last stretch
   begins. */
static void
partition(const double *y, int n, int *begin)
{
	double	s[KS_MAXCURVE + 1], q[KS_MAXCURVE + 1];
	double	cost[KS_MAXCURVE + 1], c;
	int	i, j;

	s[0] = q[0] = cost[0] = 0;
	for (i = 1; i <= n; i++) {
		s[i] = s[i - 1] + y[i - 1];
		q[i] = q[i - 1] + y[i - 1] * y[i - 1];
		for (j = 0; j < i; j++) {
			c = cost[j] + PENALTY +
			    spread(s, q, j, i) / (NOISE * NOISE);
			if (j == 0 || c < cost[i]) {
				cost[i] = c;
				begin[i] = j;
			}
		}
	}
}

/* The stretches, in order: how many. */
static int
stretches(const double *y, int n, struct stretch *st)
{
	int begin[KS_MAXCURVE + 1], i, count = 0, k;

	partition(y, n, begin);
	for (i = n; i > 0; i = begin[i])
		count++;
	for (i = n, k = count; i > 0; i = begin[i]) {
		st[--k].first = begin[i];
		st[k].end = i;
	}
	return count;
}

/* Is it a level, and not the way from one to the next? */
static int
flat(const double *y, const struct stretch *s)
{
	return s->end - s->first >= FLAT &&
	    y[s->end - 1] - y[s->first] < log(RISE);
}

/* The size at which the curve passes a height, from point i on: between two
   points as a line would, in logarithms. */
static double
passes(const double *size, const double *y, int n, int i, double height)
{
	double share;

	while (i < n && y[i] < height)
		i++;
	if (i == 0 || i == n)
		return size[i == n ? n - 1 : 0];
	share = (height - y[i - 1]) / (y[i] - y[i - 1]);
	return size[i - 1] * pow(size[i] / size[i - 1], share);
}

/* The curve in logarithms, never falling. */
static void
smooth(const double *ns, int n, double *y)
{
	int i;

	for (i = n - 1; i >= 0; i--) {
		y[i] = log(ns[i]);
		if (i < n - 1 && y[i] > y[i + 1])
			y[i] = y[i + 1];
	}
}

/* Take a stretch for a level, or for more of the last of k: how many there
   are then. */
static int
level(const double *y, const struct stretch *s, struct ks_level *lev, int *at,
    int k, int max)
{
	int	middle = (s->first + s->end) / 2;
	double	ns = exp(y[middle]);

	if (k == max || (k > 0 && ns < STEP * lev[k - 1].ns))
		return k;
	at[k] = middle;
	lev[k].ns = ns;
	lev[k].size = 0;
	return k + 1;
}

/* How high the curve is, in logarithms, where a level ends. */
static double
end_of(const struct ks_level *l)
{
	double rise = (log(l[1].ns) - log(l[0].ns)) / 2;

	return log(l->ns) + (rise < log(TWICE) ? rise : log(TWICE));
}

/* The levels in a curve: how many, at most max. */
int
ks_levels(const double *size, const double *ns, int n, struct ks_level *lev,
    int max)
{
	struct stretch	st[KS_MAXCURVE];
	double		y[KS_MAXCURVE];
	int		i, count, k = 0, at[KS_MAXCURVE];

	if (n > KS_MAXCURVE)
		n = KS_MAXCURVE;
	smooth(ns, n, y);
	count = stretches(y, n, st);
	for (i = 0; i < count; i++)
		if (flat(y, &st[i]) || (k == 0 && i == count - 1))
			k = level(y, &st[i], lev, at, k, max);
	for (i = 0; i + 1 < k; i++)
		lev[i].size = passes(size, y, n, at[i], end_of(&lev[i]));
	return k;
}
