/* bw_file.c - a file read, from memory */

#include "compat.h"

#include <fcntl.h>

#include "bench.h"
#include "bench/libmem.h"
#include "host/buffer.h"
#include "host/datafile.h"
#include "host/io.h"

#define NAME	"file"
#define PIECE	65536UL		/* bytes of a read(2) */
#define WORD	0x5aUL		/* all that is in the file */

static int		fd = -1;
static unsigned long	size, where;
static size_t		piece;
static struct ks_buffer	buffer;

static void
finish(struct ks_round *r)
{
	(void)r;
	if (fd >= 0)
		(void)close(fd);
	fd = -1;
	ks_buffer_free(&buffer);
}

static int
setup(struct ks_round *r)
{
	size = ks_number(r, "size");
	piece = size < PIECE ? size : PIECE;
	where = 0;
	r->bytes = (double)piece;
	fd = ks_data_file(r, NAME, size, WORD);
	if (fd == KS_DATA_SKIP)
		return KS_SKIP;
	return fd == -1 ? -1 : ks_buffer(&buffer, piece, 0);
}

static int
setup_whole(struct ks_round *r)
{
	int got = setup(r);

	r->bytes = (double)size;
	return got;
}

/* Read and sum the next piece. */
static int
next(struct ks_round *r, int from)
{
	long	 got = read(from, buffer.at, piece);
	ks_word	*p = (ks_word *)(void *)buffer.at;

	if (got != (long)piece)
		return ks_short(r, "read", (long)piece, got);
	if (ks_mem_read(p, p + piece / sizeof *p) !=
	    piece / sizeof *p * WORD)
		return ks_why(r, -1, "what is read is not what was written");
	return 0;
}

/* At the end of the file it begins again. */
static int
loop(struct ks_round *r, unsigned long n)
{
	for (; n > 0; n--) {
		if (where == size) {
			if (lseek(fd, (off_t)0, SEEK_SET) != 0)
				return -1;
			where = 0;
		}
		if (next(r, fd) != 0)
			return -1;
		where += piece;
	}
	return 0;
}

static int
whole_loop(struct ks_round *r, unsigned long n)
{
	int		f;
	unsigned long	done;

	for (; n > 0; n--) {
		if ((f = open(NAME, O_RDONLY)) == -1)
			return -1;
		for (done = 0; done < size; done += piece)
			if (next(r, f) != 0)
				return -1;
		if (close(f) != 0)
			return -1;
	}
	return 0;
}

#define SIZES	"size=512K,8M,64M|512,1K,2K,4K,8K,16K,32K,64K,128K,256K," \
		"1M,2M,4M,16M,32M,128M,256M,512M"

const struct ks_bench ks_bw_file[] = {
	{
		"BwFileRead/io_only",
		"read(2) of a file that is in memory, 64K or all of it at a "
		    "time, and the sum of its words",
		SIZES,				/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 5,			/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"File reread (File read bandwidth); theirs reads the file once "
		    "in an operation",
		NULL				/* missing */
	},
	{
		"BwFileRead/open2close",
		"open(2), the same until all is read, and close(2)",
		SIZES,				/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 5,			/* needs, goal */
		setup_whole,			/* setup */
		whole_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"File open2close bandwidth",
		NULL				/* missing */
	},
	{ 0 }
};
