/* batch.h - n operations timed together */

#ifndef BATCH_H
#define BATCH_H

struct ks_round;
struct ks_clk;

typedef int ks_loop(struct ks_round *, unsigned long);

/* The ns that n operations take, or -1 if one failed. */
double	ks_batch(struct ks_round *, const struct ks_clk *, ks_loop *,
	    unsigned long n);

/* How many operations make a batch that lasts at least ns, but not more than
   most: 0 if one failed.  Two passes agree within a factor of two, unless
   they never do. */
unsigned long	ks_batch_size(struct ks_round *, const struct ks_clk *,
	    ks_loop *, double ns, unsigned long most);

#endif
