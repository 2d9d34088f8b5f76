/* librdwr.c - memory read and written word by word */

#include "compat.h"

#include "bench/libmem.h"

#define RDWR(s, i)	s += p[i]; p[i] = value;
#define RDWR4(i, by)	RDWR(a, i) RDWR(b, (i) + (by)) \
			RDWR(c, (i) + 2 * (by)) RDWR(d, (i) + 3 * (by))
#define RDWR16(i)	RDWR4(i, 1) RDWR4((i) + 4, 1) RDWR4((i) + 8, 1) \
			RDWR4((i) + 12, 1)

/* Read each word from p up to end, then make it the value: the sum of what
   was read. */
KS_NOINLINE ks_word
ks_mem_rdwr(ks_word *p, const ks_word *end, ks_word value)
{
	ks_word a = 0, b = 0, c = 0, d = 0;

	for (; p < end; p += KS_WORDS) {
		RDWR16(0)
		RDWR16(16)
	}
	return a + b + c + d;
}

/* The same of one word in four. */
KS_NOINLINE ks_word
ks_mem_rdwr4(ks_word *p, const ks_word *end, ks_word value)
{
	ks_word a = 0, b = 0, c = 0, d = 0;

	for (; p < end; p += KS_WORDS) {
		RDWR4(0, 4)
		RDWR4(16, 4)
	}
	return a + b + c + d;
}
