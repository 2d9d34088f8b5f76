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
   before, KS_STEP apart: so many turns through all pages, at most page /
   KS_STEP. */
char	**ks_ring_pages(char *at, size_t size, size_t page,
	    unsigned long turns, unsigned long seed);

/* libchase.c: how many elements come before the first again, at most most +
   1. */
unsigned long ks_ring_length(char **first, unsigned long most);

/* libchase.c: the numbers 0 to n - 1 in random order. */
void	ks_shuffle(unsigned long *order, unsigned long n, unsigned long seed);

/* libchase.c: loops of a benchmark: n turns of KS_UNROLL, or of twice as many
   loads, that go on where those before ended; ks_chase_from() says where to
   begin: 0, or -1 if that is NULL. */
struct ks_round;
int	ks_chase_from(char **ring);
int	ks_chase(struct ks_round *, unsigned long n);
int	ks_chase_twice(struct ks_round *, unsigned long n);

#endif
