/* bw_mem.c - memory read, written and copied */

#include "compat.h"

#include "bench.h"
#include "bench/libmem.h"
#include "host/buffer.h"

#define PIECE	65536UL	/* bytes of an operation, at most: of more memory the
			   next piece, so that all are read but for those
			   that caches let go meanwhile */
#define FIRST	0x5aUL	/* in every word before it is written */

static struct ks_buffer	from, to;
static size_t		piece, where;
static ks_word		value;	/* to write next */

static int
setup(struct ks_round *r, unsigned long buffers)
{
	unsigned long size = ks_number(r, "size");

	if (ks_memory_for(r, buffers, size) != 0)
		return KS_SKIP;
	piece = size < PIECE ? size : PIECE;
	where = 0;
	value = FIRST;
	r->bytes = (double)piece;
	if (ks_buffer(&from, size, FIRST) != 0)
		return -1;
	return buffers > 1 ? ks_buffer(&to, size, ~FIRST) : 0;
}

static int
one(struct ks_round *r)
{
	return setup(r, 1);
}

static int
two(struct ks_round *r)
{
	return setup(r, 2);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&from);
	ks_buffer_free(&to);
}

#define P	((ks_word *)(void *)(from.at + where))
#define END	((ks_word *)(void *)(from.at + where + piece))
#define Q	((ks_word *)(void *)(to.at + where))

/* On to the next piece. */
#define NEXT	where = where + piece < from.size ? where + piece : 0

/* The words of a piece, or one in four of them, added up. */
static ks_word
sum(ks_word one_in)
{
	return piece / sizeof(ks_word) / one_in * FIRST;
}

static int
wrong(struct ks_round *r)
{
	return ks_why(r, -1, "what is in memory is not what was written");
}

/* Is the value in the piece's first word and in its last that was written? */
static int
check(struct ks_round *r, const struct ks_buffer *b, size_t at,
    ks_word want, size_t last)
{
	const ks_word *p = (const ks_word *)(const void *)(b->at + at);

	last = piece / sizeof *p - last;
	return p[0] == want && p[last] == want ? 0 : wrong(r);
}

static int
read_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(1);

	for (; n > 0; n--, NEXT)
		if (ks_mem_read(P, END) != want)
			return wrong(r);
	return 0;
}

static int
read4_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(4);

	for (; n > 0; n--, NEXT)
		if (ks_mem_read4(P, END) != want)
			return wrong(r);
	return 0;
}

static int
write_loop(struct ks_round *r, unsigned long n)
{
	size_t last = where;

	for (value++; n > 0; n--, NEXT) {
		last = where;
		ks_mem_write(P, END, value);
	}
	return check(r, &from, last, value, 1);
}

static int
write4_loop(struct ks_round *r, unsigned long n)
{
	size_t last = where;

	for (value++; n > 0; n--, NEXT) {
		last = where;
		ks_mem_write4(P, END, value);
	}
	return check(r, &from, last, value, 4);
}

/* What is read is what was there; the value stays the same, so that the sum
   is known. */
static int
rdwr_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(1);

	for (; n > 0; n--, NEXT)
		if (ks_mem_rdwr(P, END, FIRST) != want)
			return wrong(r);
	return 0;
}

static int
rdwr4_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(4);

	for (; n > 0; n--, NEXT)
		if (ks_mem_rdwr4(P, END, FIRST) != want)
			return wrong(r);
	return 0;
}

/* Spoil the piece that is written last, so that check() tells something. */
static size_t
spoil(const struct ks_buffer *b, unsigned long n)
{
	size_t	 at = (where + (n - 1) % (b->size / piece) * piece) % b->size;
	ks_word	*p = (ks_word *)(void *)(b->at + at);

	p[0] = ~FIRST;
	p[piece / sizeof *p - 4] = ~FIRST;
	p[piece / sizeof *p - 1] = ~FIRST;
	return at;
}

static int
copy_loop(struct ks_round *r, unsigned long n)
{
	size_t last = spoil(&to, n);

	for (; n > 0; n--, NEXT)
		ks_mem_copy(Q, P, END);
	return check(r, &to, last, FIRST, 1);
}

static int
copy4_loop(struct ks_round *r, unsigned long n)
{
	size_t last = spoil(&to, n);

	for (; n > 0; n--, NEXT)
		ks_mem_copy4(Q, P, END);
	return check(r, &to, last, FIRST, 4);
}

static int
bcopy_loop(struct ks_round *r, unsigned long n)
{
	size_t last = spoil(&to, n);

	for (; n > 0; n--, NEXT)
		memcpy(Q, P, piece);
	return check(r, &to, last, FIRST, 1);
}

static int
bzero_loop(struct ks_round *r, unsigned long n)
{
	size_t last = spoil(&from, n);

	for (; n > 0; n--, NEXT)
		memset(P, 0, piece);
	return check(r, &from, last, 0, 1);
}

/* Each by a factor of four; two buffers of the smallest in front fit into
   what a machine of 4 MB allows. */
#define SIZES	"size=512K,8M,128M|512,2K,8K,32K,128K,2M,32M,512M"

#define POINT(name, what, setup, loop, lmbench) \
	{ name, what, SIZES, "MB/s", KS_HIGHER, KS_REPEATABLE, \
	    KS_MEMORY, 5, setup, loop, NULL, NULL, finish, NULL, NULL, \
	    NULL, lmbench, NULL }

#define PIECES	"; of more than 64K one piece after the other, and theirs " \
		"all at once"

const struct ks_bench ks_bw_mem[] = {
	POINT("BwMem/bcopy",
	    "memcpy(3); the bytes copied count once",
	    two, bcopy_loop, "Bcopy (libc) (libc bcopy)" PIECES),
	POINT("BwMem/copy",
	    "words copied in an unrolled loop of C; the bytes count once",
	    two, copy_loop, "Bcopy (hand) (unrolled bcopy, fcp); theirs in "
	    "ints, ours in longs" PIECES),
	POINT("BwMem/read",
	    "words read and summed in an unrolled loop of C",
	    one, read_loop, "Mem read (frd); theirs in ints" PIECES),
	POINT("BwMem/write",
	    "words written in an unrolled loop of C",
	    one, write_loop, "Mem write (fwr); theirs in ints" PIECES),
	POINT("BwMem/rdwr",
	    "words read, and each then written; the bytes count once",
	    one, rdwr_loop, NULL),
	POINT("BwMem/bzero",
	    "memset(3) to 0",
	    one, bzero_loop, "bzero" PIECES),
	POINT("BwMem/copy-partial",
	    "one word in four copied, and all of the bytes counted",
	    two, copy4_loop, "partial copy (cp); theirs in ints" PIECES),
	POINT("BwMem/read-partial",
	    "one word in four read, and all of the bytes counted",
	    one, read4_loop, "partial read (rd); theirs in ints" PIECES),
	POINT("BwMem/write-partial",
	    "one word in four written, and all of the bytes counted",
	    one, write4_loop, "partial write (wr); theirs in ints" PIECES),
	POINT("BwMem/rdwr-partial",
	    "one word in four read, then written; all of the bytes count, once",
	    one, rdwr4_loop, "partial read/write (rdwr); theirs in ints"
	    PIECES),
	{ 0 }
};
