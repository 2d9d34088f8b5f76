/* ref.h - the reference loops, which watch the machine */

#ifndef REF_H
#define REF_H

#define KS_REF_ADDS	16	/* adds in a turn of either loop */

/*
 * n turns of adds: of one chain, each needing the one before it, which only
 * the clock frequency and stolen time slow; and of four chains side by side,
 * which a busy sibling on the same core slows as well.  Both return a value
 * that depends on all of it; seed is any number.
 */
unsigned long	ks_ref_chain(unsigned long n, unsigned long seed);
unsigned long	ks_ref_wide(unsigned long n, unsigned long seed);

#endif
