/* ref.c - the reference loops: register adds in C that no compiler folds */

#include "compat.h"

#include "harness/ref.h"

/*
 * Both loops go round in Fibonacci fashion, because a compiler replaces a
 * repeated addition of the same thing by a multiplication.  They stand in a
 * file of their own and are called from others, so that they are compiled
 * once and lie where they lie for the whole run.
 */
#ifdef __GNUC__
#define ALIGNED	__attribute__((__noinline__, __aligned__(64)))
#else
#define ALIGNED
#endif

#define CHAIN2	a += b; b += a;
#define CHAIN8	CHAIN2 CHAIN2 CHAIN2 CHAIN2

ALIGNED unsigned long
ks_ref_chain(unsigned long n, unsigned long seed)
{
	unsigned long a = seed, b = seed + 1;

	do {
		CHAIN8
		CHAIN8
	} while (--n > 0);
	return a ^ b;
}

/* Only d waits for another add of its own row. */
#define WIDE4	a += b; b += c; c += d; d += a;

ALIGNED unsigned long
ks_ref_wide(unsigned long n, unsigned long seed)
{
	unsigned long a = seed, b = seed + 1, c = seed + 2, d = seed + 3;

	do {
		WIDE4
		WIDE4
		WIDE4
		WIDE4
	} while (--n > 0);
	return a ^ b ^ c ^ d;
}
