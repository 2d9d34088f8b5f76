/* bw_mem.c - memory read, written and copied */

#include "compat.h"

#include "bench.h"
#include "host/buffer.h"
#include "bench/libmem.h"
#include "bench/libpiece.h"

static ks_word	value;		/* to write next */

/* The words of a piece, or one in four of them, added up. */
static ks_word
sum(ks_word one_in)
{
	return ks_pieces.piece / sizeof(ks_word) / one_in * KS_FIRST;
}

static int
read_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(1);

	for (; n > 0; n--, KS_NEXT)
		if (ks_mem_read(KS_P, KS_END) != want)
			return ks_pieces_wrong(r);
	return 0;
}

static int
read4_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(4);

	for (; n > 0; n--, KS_NEXT)
		if (ks_mem_read4(KS_P, KS_END) != want)
			return ks_pieces_wrong(r);
	return 0;
}

static int
write_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces.where;

	for (value++; n > 0; n--, KS_NEXT) {
		last = ks_pieces.where;
		ks_mem_write(KS_P, KS_END, value);
	}
	return ks_pieces_check(r, ks_pieces.from, last, value, 1);
}

static int
write4_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces.where;

	for (value++; n > 0; n--, KS_NEXT) {
		last = ks_pieces.where;
		ks_mem_write4(KS_P, KS_END, value);
	}
	return ks_pieces_check(r, ks_pieces.from, last, value, 4);
}

/* What is read is what was there; the value stays the same, so that the sum
   is known. */
static int
rdwr_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(1);

	for (; n > 0; n--, KS_NEXT)
		if (ks_mem_rdwr(KS_P, KS_END, KS_FIRST) != want)
			return ks_pieces_wrong(r);
	return 0;
}

static int
rdwr4_loop(struct ks_round *r, unsigned long n)
{
	ks_word want = sum(4);

	for (; n > 0; n--, KS_NEXT)
		if (ks_mem_rdwr4(KS_P, KS_END, KS_FIRST) != want)
			return ks_pieces_wrong(r);
	return 0;
}

static int
copy_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.to, n);

	for (; n > 0; n--, KS_NEXT)
		ks_mem_copy(KS_Q, KS_P, KS_END);
	return ks_pieces_check(r, ks_pieces.to, last, KS_FIRST, 1);
}

static int
copy4_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.to, n);

	for (; n > 0; n--, KS_NEXT)
		ks_mem_copy4(KS_Q, KS_P, KS_END);
	return ks_pieces_check(r, ks_pieces.to, last, KS_FIRST, 4);
}

static int
bcopy_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.to, n);

	for (; n > 0; n--, KS_NEXT)
		memcpy(KS_Q, KS_P, ks_pieces.piece);
	return ks_pieces_check(r, ks_pieces.to, last, KS_FIRST, 1);
}

static int
bzero_loop(struct ks_round *r, unsigned long n)
{
	size_t last = ks_pieces_spoil(ks_pieces.from, n);

	for (; n > 0; n--, KS_NEXT)
		memset(KS_P, 0, ks_pieces.piece);
	return ks_pieces_check(r, ks_pieces.from, last, 0, 1);
}

/* Each by a factor of four; two buffers of the smallest in front fit into
   what a machine of 4 MB allows. */
#define SIZES	"size=512K,8M,128M|512,2K,8K,32K,128K,2M,32M,512M"

#define POINT(name, what, buffers, loop, lmbench) \
	{ "BwMem/" name, what, SIZES, "MB/s", KS_HIGHER, KS_REPEATABLE, \
	    KS_MEMORY, 5, ks_pieces_##buffers, loop, NULL, NULL, \
	    ks_pieces_finish, NULL, NULL, NULL, lmbench, NULL }

#define PIECES	"; of more than 64K one piece after the other, and " \
		"theirs all at once"

const struct ks_bench ks_bw_mem[] = {
	POINT("bcopy",
	    "memcpy(3); the bytes copied count once",
	    two, bcopy_loop, "Bcopy (libc) (libc bcopy)" PIECES),
	POINT("copy",
	    "words copied in an unrolled loop of C; the bytes count once",
	    two, copy_loop, "Bcopy (hand) (unrolled bcopy, fcp); theirs "
	    "in ints" PIECES),
	POINT("read",
	    "words read and summed in an unrolled loop of C",
	    one, read_loop, "Mem read (frd); theirs in ints" PIECES),
	POINT("write",
	    "words written in an unrolled loop of C",
	    one, write_loop, "Mem write (fwr); theirs in ints" PIECES),
	POINT("rdwr",
	    "words read, and each then written; the bytes count once",
	    one, rdwr_loop, NULL),
	POINT("bzero",
	    "memset(3) to 0",
	    one, bzero_loop, "bzero" PIECES),
	POINT("copy-partial",
	    "one word in four copied, and all of the bytes counted",
	    two, copy4_loop, "partial copy (cp); theirs in ints" PIECES),
	POINT("read-partial",
	    "one word in four read, and all of the bytes counted",
	    one, read4_loop, "partial read (rd); theirs in ints" PIECES),
	POINT("write-partial",
	    "one word in four written, and all of the bytes counted",
	    one, write4_loop, "partial write (wr); theirs in ints" PIECES),
	POINT("rdwr-partial",
	    "one word in four read, then written; all of the bytes count, once",
	    one, rdwr4_loop, "partial read/write (rdwr); theirs in ints"
	    PIECES),
	{ 0 }
};
