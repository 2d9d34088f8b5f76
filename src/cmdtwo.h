/* cmdtwo.h - what compare and ab have in common */

#ifndef CMDTWO_H
#define CMDTWO_H

struct ks_comparison;

/* Keys of the options that both have, see struct ks_opt. */
enum { KS_THRESHOLD = 512, KS_FAIL, KS_SORT };

#define KS_TWO_OPTIONS \
	{ KS_THRESHOLD, "threshold", "PERCENT", "what changes by less is the " \
	    "same (default: 1)" }, \
	{ KS_FAIL, "fail-on-regression", NULL, "exit status 1 if a point is " \
	    "slower on the second side, by the threshold or more" }, \
	{ KS_SORT, "sort", "ORDER", "of the points of a group: file (the " \
	    "default), or change: the largest first" }

/* Take such an option: 1; or 0 if it is none of these. */
void	ks_two_defaults(struct ks_comparison *);
int	ks_two_option(struct ks_comparison *, int *fail, int key,
	    const char *arg);

/* Is standard output for colours? */
int	ks_coloured_out(void);

/* Compare the points of two sides that are wanted (NULL: all) and print it:
   the exit status of the program, 1 for a regression if fail is set. */
int	ks_two_sides(struct ks_comparison *, int (*wanted)(const char *,
	    void *), void *arg, int fail);

#endif
