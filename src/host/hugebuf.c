/* hugebuf.c - memory in pages as large as the kernel has */

#include "compat.h"

#ifdef HAVE_MADVISE
#include <sys/mman.h>
#endif

#include "bench.h"
#include "host/buffer.h"

#ifdef MADV_HUGEPAGE
#define LARGE	(2UL << 20)	/* where such a page may begin; it does on all
				   CPUs but ARM's with pages of 16K or 64K */

/* As ks_buffer(), and KS_SKIP where the kernel has no large pages. */
int
ks_buffer_large(struct ks_round *r, struct ks_buffer *b, size_t size,
    unsigned long value)
{
	if (size + LARGE < size || (b->whole = malloc(size + LARGE)) == NULL)
		return -1;
	b->at = (char *)b->whole + LARGE - (size_t)b->whole % LARGE;
	b->size = size;
	if (madvise((void *)b->at, size, MADV_HUGEPAGE) != 0) {
		ks_buffer_free(b);
		return ks_why(r, KS_SKIP, "the kernel has no large pages");
	}
	ks_buffer_fill(b, value);
	return 0;
}
#else
/* KS_SKIP: the host has no madvise(2) that asks for large pages. */
int
ks_buffer_large(struct ks_round *r, struct ks_buffer *b, size_t size,
    unsigned long value)
{
	(void)b;
	(void)size;
	(void)value;
	return ks_why(r, KS_SKIP, "no madvise(2) that asks for large pages");
}
#endif
