/* liblevel.h - the levels of a memory hierarchy, from a curve of latencies */

#ifndef LIBLEVEL_H
#define LIBLEVEL_H

#define KS_MAXCURVE	120	/* points of a curve, most */

struct ks_level {
	double	size;		/* where the next level begins; 0: the last */
	double	ns;
};

/*
 * liblevel.c: the levels in a curve of n points, ns over sizes, five of them
 * or so to a factor of two: how many, at most max.
 */
int	ks_levels(const double *size, const double *ns, int n,
	    struct ks_level *, int max);

#endif
