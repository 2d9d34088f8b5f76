/* libcopy.c - memory copied word by word */

#include "compat.h"

#include "bench/libmem.h"

#define COPY4(i)	q[i] = p[i]; q[(i) + 1] = p[(i) + 1]; \
			q[(i) + 2] = p[(i) + 2]; q[(i) + 3] = p[(i) + 3];
#define COPY16(i)	COPY4(i) COPY4((i) + 4) COPY4((i) + 8) COPY4((i) + 12)

/* Copy all words from p up to end to q. */
KS_NOINLINE void
ks_mem_copy(ks_word *q, const ks_word *p, const ks_word *end)
{
	for (; p < end; p += KS_WORDS, q += KS_WORDS) {
		COPY16(0)
		COPY16(16)
	}
}

/* Copy one word in four. */
KS_NOINLINE void
ks_mem_copy4(ks_word *q, const ks_word *p, const ks_word *end)
{
	for (; p < end; p += KS_WORDS, q += KS_WORDS) {
		q[0] = p[0];
		q[4] = p[4];
		q[8] = p[8];
		q[12] = p[12];
		q[16] = p[16];
		q[20] = p[20];
		q[24] = p[24];
		q[28] = p[28];
	}
}
