/* rng.c - random numbers that are the same everywhere */

#include "compat.h"

#include "harness/rng.h"

unsigned long
ks_random(unsigned long *state)
{
	uint32_t x = (uint32_t)*state;

	if (x == 0)
		x = 2463534242UL;
	x ^= x << 13;
	x ^= x >> 17;
	x ^= x << 5;
	return *state = x;
}

double
ks_random_share(unsigned long *state)
{
	return ks_random(state) / 4294967296.0;
}
