/* unroll.h - the check of operations so short that their loop matters */

#ifndef UNROLL_H
#define UNROLL_H

#define KS_UNROLL_BELOW	10.0	/* ns: longer operations need no check */

struct ks_round;
struct ks_how;

/*
 * Compare the time per operation with the unroll slope, [t(n, 2u) - t(n, u)]
 * / (n u), n turns: 0 if they agree within 2 %, else -1 with the reason in
 * round->why; 0 too on a machine that is never quiet enough to tell, whose
 * rounds are marked for that.  An empty loop as a baseline would not do: the
 * loop hides behind the operation.
 */
int	ks_unroll_check(struct ks_round *, const struct ks_how *,
	    unsigned long n);

#endif
