/* helper.h - helper programs of benchmarks */

#ifndef KS_HELPER_H
#define KS_HELPER_H

struct ks_round;

/* helper.c: the path of the helper: 0, or -1 with the reason noted. */
int	ks_find_helper(struct ks_round *, const char *name, char *path,
	    size_t);

#endif
