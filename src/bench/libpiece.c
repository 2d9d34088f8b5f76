/* libpiece.c - memory that is gone through piece by piece */

#include "compat.h"

#include "bench.h"
#include "host/buffer.h"
#include "bench/libpiece.h"

static struct ks_buffer	first, second;
struct ks_pieces	ks_pieces = { &first, &second, 0, 0 };

static int
setup(struct ks_round *r, unsigned long buffers)
{
	unsigned long size = ks_number(r, "size");

	if (ks_memory_for(r, buffers, size) != 0)
		return KS_SKIP;
	ks_pieces.piece = size < KS_PIECE ? size : KS_PIECE;
	ks_pieces.where = 0;
	r->bytes = (double)ks_pieces.piece;
	if (ks_buffer(ks_pieces.from, size, KS_FIRST) != 0)
		return -1;
	return buffers > 1 ? ks_buffer(ks_pieces.to, size, ~KS_FIRST) : 0;
}

/* A setup: one buffer. */
int
ks_pieces_one(struct ks_round *r)
{
	return setup(r, 1);
}

/* A setup: two buffers. */
int
ks_pieces_two(struct ks_round *r)
{
	return setup(r, 2);
}

/* A finish. */
void
ks_pieces_finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(ks_pieces.from);
	ks_buffer_free(ks_pieces.to);
}

/* Make the ends of the piece that the last of n operations writes other than
   it is then: where in the buffer it is. */
size_t
ks_pieces_spoil(const struct ks_buffer *b, unsigned long n)
{
	size_t		 piece = ks_pieces.piece, at;
	unsigned long	*p;

	at = (n - 1) % (b->size / piece) * piece;
	at = (at + ks_pieces.where) % b->size;
	p = (unsigned long *)(void *)(b->at + at);
	p[0] = p[piece / sizeof *p - 4] = p[piece / sizeof *p - 1] = ~KS_FIRST;
	return at;
}

/* Say that memory is wrong: -1. */
int
ks_pieces_wrong(struct ks_round *r)
{
	return ks_why(r, -1, "what is in memory is not what was written");
}

/* Is the word wanted in the piece, at its beginning and that many from its
   end?  0, or -1. */
int
ks_pieces_check(struct ks_round *r, const struct ks_buffer *b, size_t at,
    unsigned long want, size_t from_end)
{
	const unsigned long	*p;
	size_t			 words = ks_pieces.piece / sizeof *p;

	p = (const unsigned long *)(const void *)(b->at + at);
	return p[0] == want && p[words - from_end] == want ? 0 :
	    ks_pieces_wrong(r);
}
