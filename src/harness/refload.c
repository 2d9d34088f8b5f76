/* refload.c - the reference loop that watches memory */

#include "compat.h"

#include "harness/ref.h"

#define LOAD4	p = (char **)(void *)*p; p = (char **)(void *)*p; \
		p = (char **)(void *)*p; p = (char **)(void *)*p;

static char	 *memory;
static char	**here;		/* where the next load is from */

/* The largest power of two up to n. */
static unsigned long
power(unsigned long n)
{
	unsigned long p = 1;

	while (p <= n / 2)
		p *= 2;
	return p;
}

/*
 * A ring of links, one a step, in an order that no prefetching follows: the
 * period of x = a x + c (mod 2^k) is 2^k if c is odd and a - 1 a multiple of
 * four.  Hull and Dobell, Random number generators, SIAM Review 4 (1962) 230;
 * a is Marsaglia's, 69069.
 */
int
ks_ref_open(size_t bytes)
{
	unsigned long	  n = power((unsigned long)(bytes / KS_REF_STEP));
	unsigned long	  i, x = 0, next;
	char		**link;

	if (bytes < KS_REF_STEP || (memory = malloc(n * KS_REF_STEP)) == NULL)
		return -1;
	for (i = 0; i < n; i++) {
		next = (x * 69069UL + 12345UL) & (n - 1);
		link = (char **)(void *)(memory + x * KS_REF_STEP);
		*link = memory + next * KS_REF_STEP;
		x = next;
	}
	here = (char **)(void *)memory;
	return 0;
}

void
ks_ref_close(void)
{
	free(memory);
	memory = NULL;
}

unsigned long
ks_ref_load(unsigned long n, unsigned long seed)
{
	char **p = here;

	(void)seed;
	do {
		LOAD4
		LOAD4
		LOAD4
		LOAD4
	} while (--n > 0);
	here = p;
	return (unsigned long)p;
}
