/* rng.h - random numbers that are the same everywhere */

#ifndef RNG_H
#define RNG_H

/* The next number, 0 to 2^32 - 1, of the sequence in *state, which starts
   with any seed (Marsaglia's xorshift of 32 bits, 13 17 5). */
unsigned long	ks_random(unsigned long *state);

/* A number in [0, 1). */
double		ks_random_share(unsigned long *state);

#endif
