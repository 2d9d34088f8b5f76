/* cmdtwo.h - what compare and ab have in common */

#ifndef CMDTWO_H
#define CMDTWO_H

struct ks_comparison;

/* Compare the points of two sides that are wanted (NULL: all) and print it:
   the exit status of the program, 1 for a regression if fail is set. */
int	ks_two_sides(struct ks_comparison *, int (*wanted)(const char *,
	    void *), void *arg, int fail);

#endif
