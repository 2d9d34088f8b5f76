/* ref.h - the reference loops, which watch the machine */

#ifndef REF_H
#define REF_H

#define KS_REF_ADDS	16	/* adds, or loads, in a turn of a loop */

/*
 * n turns of adds: of one chain, each needing the one before it, which only
 * the clock frequency and stolen time slow; and of four chains side by side,
 * which a busy sibling on the same core slows as well.  Both return a value
 * that depends on all of it; seed is any number.
 */
unsigned long	ks_ref_chain(unsigned long n, unsigned long seed);
unsigned long	ks_ref_wide(unsigned long n, unsigned long seed);

/* Bytes from a link to the next: no two in a line of most caches. */
#define KS_REF_STEP	128UL

/* Loads that miss the caches near the CPU, each waiting for the one before,
   go through bytes of memory: 0, or -1 if there is no memory.  They are slow
   where a neighbour uses the cache shared by all CPUs, or the memory. */
int	ks_ref_open(size_t bytes);
void	ks_ref_close(void);

/* n turns of such loads, KS_REF_ADDS in each, from where the last ended. */
unsigned long	ks_ref_load(unsigned long n, unsigned long seed);

#endif
