/* buffer.c - memory of benchmarks that measure memory */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/buffer.h"
#include "host/host.h"

/* May the round allocate times times bytes?  0, which it is taken to do then,
   or KS_SKIP with the limit as the reason. */
int
ks_memory_for(struct ks_round *r, unsigned long times, unsigned long bytes)
{
	char why[KS_WHY];

	if (bytes <= r->memory / times) {
		r->used = bytes * times;
		return 0;
	}
	snprintf(why, sizeof why, "wants %.0fK of memory, and may have %.0fK: "
	    "see --memory", (double)bytes / 1024 * (double)times,
	    (double)r->memory / 1024);
	return ks_why(r, KS_SKIP, why);
}

/* Make each word of it the value. */
void
ks_buffer_fill(const struct ks_buffer *b, unsigned long value)
{
	unsigned long	*p = (unsigned long *)(void *)b->at;
	size_t		 n = b->size / sizeof *p;

	while (n-- > 0)
		*p++ = value;
}

/* Get memory that begins with a page and is filled: 0, or -1 with errno. */
int
ks_buffer(struct ks_buffer *b, size_t size, unsigned long value)
{
	size_t page = ks_pagesize();

	b->whole = size + page < size ? NULL : malloc(size + page);
	if (b->whole == NULL) {
		errno = ENOMEM;
		return -1;
	}
	b->at = (char *)b->whole + page - (size_t)b->whole % page;
	b->size = size;
	ks_buffer_fill(b, value);
	return 0;
}

/* Give it back, if there is one. */
void
ks_buffer_free(struct ks_buffer *b)
{
	free(b->whole);
	memset(b, 0, sizeof *b);
}
