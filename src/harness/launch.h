/* launch.h - a round, seen from the run */

#ifndef LAUNCH_H
#define LAUNCH_H

struct ks_order;
struct ks_prefix;

/*
 * Have a round carry out an order, in a fresh process, under a prefix unless
 * that is NULL, and in a directory of its own below tmp, which is put into
 * the order; its line goes to text, a "--- FAIL" line if it had none.  0, or
 * -1 if a signal interrupted it.
 */
int	ks_launch(struct ks_order *, const struct ks_prefix *,
	    const char *tmp, unsigned long *seed, char *text, size_t size);

#endif
