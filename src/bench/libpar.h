/* libpar.h - how much goes on at a time */

#ifndef LIBPAR_H
#define LIBPAR_H

/* A loop, n turns of a number of operations in each of so many chains. */
struct ks_chains {
	int	(*loop)(struct ks_round *, unsigned long n);
	int	chains;		/* 0 ends a table; the first has one */
};

/* libpar.c: the most operations that several chains make in the time that
   one chain takes for one: at least 1, at most as many as there are chains;
   0, or -1. */
int	ks_parallel(struct ks_round *, ks_time *, const struct ks_chains *,
	    double *most);

#endif
