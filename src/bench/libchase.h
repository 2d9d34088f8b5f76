/* libchase.h - rings of pointers through memory */

#ifndef LIBCHASE_H
#define LIBCHASE_H

/*
 * A ring: memory in which each link, the first word of an element, points to
 * the next.  Elements lie step bytes apart, so a ring in size bytes has size
 * / step of them; all three give where it begins, or NULL with
 * errno.
 */
#define KS_STEP		128	/* bytes between elements in random order: no
				   two in one line of most caches */
#define KS_GROUP	65536UL	/* bytes visited before others are: 16 pages
				   or so, which any TLB holds */

/* libchase.c: one after the other, as lmbench 3 does it. */
char	**ks_ring_forward(char *at, size_t size, size_t step);

/* libchase.c: in random order; group after group in random order too. */
char	**ks_ring_random(char *at, size_t size, size_t step,
	    unsigned long seed);

/* libchase.c: in an order in which each lies in another page than the one
   before. */
char	**ks_ring_pages(char *at, size_t size, size_t page, size_t step,
	    unsigned long seed);

/* libchase.c: how many elements come before the first again, at most most +
   1. */
unsigned long ks_ring_length(char **first, unsigned long most);

/* A load that waits for the one before; and KS_UNROLL of them. */
#define KS_LOAD		p = (char **)(void *)*p;
#define KS_LOAD4	KS_LOAD KS_LOAD KS_LOAD KS_LOAD
#define KS_LOAD32	KS_LOAD4 KS_LOAD4 KS_LOAD4 KS_LOAD4 \
			KS_LOAD4 KS_LOAD4 KS_LOAD4 KS_LOAD4

#endif
