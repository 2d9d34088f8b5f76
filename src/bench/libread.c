/* libread.c - memory read word by word */

#include "compat.h"

#include "bench/libmem.h"

/*
 * These loops are the C that a careful programmer unrolls by hand.  Four sums,
 * so that no addition waits for the one before.  What is kept at the end is
 * for compilers that see the whole program: they must not find out that it is
 * the same each time.
 */
#define READ4(i)	a += p[i]; b += p[(i) + 1]; c += p[(i) + 2]; \
			d += p[(i) + 3];
#define READ16(i)	READ4(i) READ4((i) + 4) READ4((i) + 8) READ4((i) + 12)

/* The sum of all words from p up to end. */
KS_NOINLINE ks_word
ks_mem_read(const ks_word *p, const ks_word *end)
{
	ks_word a = 0, b = 0, c = 0, d = 0;

	for (; p < end; p += KS_WORDS) {
		READ16(0)
		READ16(16)
	}
	a += b + c + d;
	KS_KEEP_INT(a);
	return a;
}

/* The sum of one word in four. */
KS_NOINLINE ks_word
ks_mem_read4(const ks_word *p, const ks_word *end)
{
	ks_word a = 0, b = 0, c = 0, d = 0;

	for (; p < end; p += KS_WORDS) {
		a += p[0];
		b += p[4];
		c += p[8];
		d += p[12];
		a += p[16];
		b += p[20];
		c += p[24];
		d += p[28];
	}
	a += b + c + d;
	KS_KEEP_INT(a);
	return a;
}
