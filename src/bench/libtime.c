/* libtime.c - figures derived from times of several loops */

#include "compat.h"

#include "bench.h"
#include "bench/libtime.h"

#define LOOPS	8

/* Time a loop once more, and keep the least of the times there were, *ns; 0
   before the first. */
int
ks_least(struct ks_round *r, ks_time *time,
    int (*loop)(struct ks_round *, unsigned long), double *ns)
{
	double t;

	if (time(r, loop, &t) != 0)
		return -1;
	if (*ns <= 0 || t < *ns)
		*ns = t;
	return 0;
}

/* The most operations that several chains make in the time that one takes
   for one: 0, or -1. */
int
ks_parallel(struct ks_round *r, ks_time *time, const struct ks_chains *c,
    double *most)
{
	double	ns[LOOPS] = { 0 }, x;
	int	i, t;

	for (t = 0; t < KS_TIMES; t++)
		for (i = 0; c[i].chains != 0; i++)
			if (ks_least(r, time, c[i].loop, &ns[i]) != 0)
				return -1;
	*most = 1;
	for (i = 1; c[i].chains != 0; i++) {
		x = c[i].chains * ns[0] / ns[i];
		if (x > c[i].chains)
			x = c[i].chains;
		if (x > *most)
			*most = x;
	}
	return 0;
}
