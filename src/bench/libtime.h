/* libtime.h - figures derived from times of several loops */

#ifndef LIBTIME_H
#define LIBTIME_H

struct ks_round;

/* A ks_time, of bench.h. */
#define KS_TIME \
	int (*)(struct ks_round *, \
	    int (*)(struct ks_round *, unsigned long), double *)

/* libtime.c: time a loop once more, and keep the least of the times there
   were; *ns is 0 before the first.  What disturbs a loop for longer than it is
   timed makes it slower, never faster. */
int	ks_least(struct ks_round *, KS_TIME,
	    int (*loop)(struct ks_round *, unsigned long n), double *ns);

/* So often is a loop timed whose least time counts. */
#define KS_TIMES	3

/* A loop, n turns of a number of operations in each of so many chains. */
struct ks_chains {
	int	(*loop)(struct ks_round *, unsigned long n);
	int	chains;		/* 0 ends a table; the first has one */
};

/* libtime.c: the most operations that several chains, up to eight numbers of
   them, make in the time that one chain takes for one: at least 1, at most as
   many as there are chains; 0, or -1. */
int	ks_parallel(struct ks_round *, KS_TIME,
	    const struct ks_chains *, double *most);

#endif
