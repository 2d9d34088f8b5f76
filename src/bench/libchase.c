/* libchase.c - rings of pointers through memory */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"

#define LINK(at)	(*(char **)(void *)(at))

#define LOAD		p = (char **)(void *)*p;
#define LOAD4		LOAD LOAD LOAD LOAD
#define TURN		LOAD4 LOAD4 LOAD4 LOAD4 LOAD4 LOAD4 LOAD4 LOAD4

static char	**here;		/* where the next load is from */

/* Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003) 14,
   page 4; never 0. */
static unsigned long
next_random(unsigned long *x)
{
	*x ^= *x << 13 & 0xffffffffUL;
	*x ^= *x >> 17;
	*x ^= *x << 5 & 0xffffffffUL;
	return *x;
}

static void
seed_with(unsigned long *x, unsigned long seed)
{
	*x = (seed * 2654435761UL & 0xffffffffUL) | 1;
	(void)next_random(x);
}

/* 0 to n - 1 in random order: Durstenfeld, Algorithm 235, Communications of
   the ACM 7 (1964) 420. */
static void
shuffle(unsigned long *order, unsigned long n, unsigned long *x)
{
	unsigned long i, j, t;

	for (i = 0; i < n; i++)
		order[i] = i;
	for (i = n; i > 1; i--) {
		j = next_random(x) % i;
		t = order[i - 1];
		order[i - 1] = order[j];
		order[j] = t;
	}
}

/* 0 to n - 1 in random order. */
void
ks_shuffle(unsigned long *order, unsigned long n, unsigned long seed)
{
	unsigned long x;

	seed_with(&x, seed);
	shuffle(order, n, &x);
}

/* One after the other. */
char **
ks_ring_forward(char *at, size_t size, size_t step)
{
	size_t i, n = size / step;

	for (i = 1; i < n; i++)
		LINK(at + (i - 1) * step) = at + i * step;
	LINK(at + (n - 1) * step) = at;
	return (char **)(void *)at;
}

/* Link the elements of a group in random order behind *end: the new end. */
static char **
join(char **end, char *group, size_t size, size_t step,
    unsigned long *order, unsigned long *x)
{
	unsigned long i, n = size / step;

	shuffle(order, n, x);
	for (i = 0; i < n; i++) {
		*end = group + order[i] * step;
		end = (char **)(void *)*end;
	}
	return end;
}

/* In random order; group after group in random order too.  NULL: no memory
   for the order. */
char **
ks_ring_random(char *at, size_t size, size_t step, unsigned long seed)
{
	unsigned long	*order, *inside, i, x;
	unsigned long	 n = (size + KS_GROUP - 1) / KS_GROUP;
	char		*first = NULL, **end = &first;
	size_t		 left;

	order = malloc((n + KS_GROUP / step + 1) * sizeof *order);
	if (order == NULL)
		return NULL;
	inside = order + n;
	seed_with(&x, seed);
	shuffle(order, n, &x);
	for (i = 0; i < n; i++) {
		left = size - order[i] * KS_GROUP;
		end = join(end, at + order[i] * KS_GROUP,
		    left < KS_GROUP ? left : KS_GROUP, step, inside, &x);
	}
	*end = first;
	free(order);
	return (char **)(void *)first;
}

/* All pages in random order, as often as there are turns, each time at
   another element: multiples of an odd number reach each of a page's, which
   are a power of two.  NULL: no memory for the order. */
char **
ks_ring_pages(char *at, size_t size, size_t page, unsigned long turns,
    unsigned long seed)
{
	unsigned long	*order, i, turn, n = size / page, in = page / KS_STEP;
	char		*first = NULL, **end = &first;

	if ((order = malloc(n * sizeof *order)) == NULL)
		return NULL;
	ks_shuffle(order, n, seed);
	for (turn = 0; turn < turns; turn++)
		for (i = 0; i < n; i++) {
			*end = at + order[i] * page +
			    (turn * 13 + order[i] * 5) % in * KS_STEP;
			end = (char **)(void *)*end;
		}
	*end = first;
	free(order);
	return (char **)(void *)first;
}

/* How many elements come before the first again, at most most + 1. */
unsigned long
ks_ring_length(char **first, unsigned long most)
{
	unsigned long	 n = 1;
	char		**p;

	for (p = (char **)(void *)*first; p != first && n <= most; n++)
		p = (char **)(void *)*p;
	return n;
}

/* Begin there: 0, or -1 if it is nowhere. */
int
ks_chase_from(char **ring)
{
	here = ring;
	return ring != NULL ? 0 : -1;
}

/* n turns of KS_UNROLL loads. */
int
ks_chase(struct ks_round *r, unsigned long n)
{
	char **p = here;

	(void)r;
	for (; n > 0; n--) {
		TURN
	}
	here = p;
	return 0;
}

/* n turns of twice as many. */
int
ks_chase_twice(struct ks_round *r, unsigned long n)
{
	char **p = here;

	(void)r;
	for (; n > 0; n--) {
		TURN
		TURN
	}
	here = p;
	return 0;
}
