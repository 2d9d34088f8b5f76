/* libwrite.c - memory written word by word */

#include "compat.h"

#include "bench/libmem.h"

#define WRITE4(i)	p[i] = value; p[(i) + 1] = value; \
			p[(i) + 2] = value; p[(i) + 3] = value;
#define WRITE16(i)	WRITE4(i) WRITE4((i) + 4) WRITE4((i) + 8) \
			WRITE4((i) + 12)

/* Make all words from p up to end the value. */
KS_NOINLINE void
ks_mem_write(ks_word *p, const ks_word *end, ks_word value)
{
	for (; p < end; p += KS_WORDS) {
		WRITE16(0)
		WRITE16(16)
	}
}

/* Make one word in four the value. */
KS_NOINLINE void
ks_mem_write4(ks_word *p, const ks_word *end, ks_word value)
{
	for (; p < end; p += KS_WORDS) {
		p[0] = value;
		p[4] = value;
		p[8] = value;
		p[12] = value;
		p[16] = value;
		p[20] = value;
		p[24] = value;
		p[28] = value;
	}
}
