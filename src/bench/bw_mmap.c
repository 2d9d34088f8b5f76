/* bw_mmap.c - a file mapped and read, from memory */

#include "compat.h"

#include <fcntl.h>

#include "bench.h"
#include "bench/libmem.h"
#include "host/datafile.h"

#define NAME	"file"
#define PIECE	65536UL		/* bytes of an operation, at most */
#define WORD	0x5aUL		/* all that is in the file */

static int		 fd = -1;
static char		*map;
static size_t		 size, piece, where;

static void
finish(struct ks_round *r)
{
	(void)r;
	if (map != NULL)
		(void)ks_unmap(map, size);
	map = NULL;
	if (fd >= 0)
		(void)close(fd);
	fd = -1;
}

static int
setup_whole(struct ks_round *r)
{
	size = ks_number(r, "size");
	r->bytes = (double)size;
	fd = ks_data_file(r, NAME, size, WORD);
	if (fd < 0)
		return fd == KS_DATA_SKIP ? KS_SKIP : -1;
	return ks_can_map(r, fd, size, 0);
}

static int
setup(struct ks_round *r)
{
	int got = setup_whole(r);

	if (got != 0)
		return got;
	piece = size < PIECE ? size : PIECE;
	where = 0;
	r->bytes = (double)piece;
	map = ks_map(fd, size, 0);
	return map != NULL ? 0 : -1;
}

static int
sum(struct ks_round *r, const char *at, size_t bytes)
{
	const ks_word *p = (const ks_word *)(const void *)at;

	bytes /= sizeof *p;
	return ks_mem_read(p, p + bytes) == bytes * WORD ? 0 :
	    ks_why(r, -1, "what is read is not what was written");
}

static int
loop(struct ks_round *r, unsigned long n)
{
	for (; n > 0; n--) {
		if (sum(r, map + where, piece) != 0)
			return -1;
		where = where + piece < size ? where + piece : 0;
	}
	return 0;
}

static int
whole_loop(struct ks_round *r, unsigned long n)
{
	int	 f;
	char	*at;

	for (; n > 0; n--) {
		if ((f = open(NAME, O_RDONLY)) == -1 ||
		    (at = ks_map(f, size, 0)) == NULL ||
		    sum(r, at, size) != 0 ||
		    close(f) != 0 || ks_unmap(at, size) != 0)
			return -1;
	}
	return 0;
}

#define SIZES	"size=512K,8M,64M|512,1K,2K,4K,8K,16K,32K,64K,128K,256K," \
		"1M,2M,4M,16M,32M,128M,256M,512M"

const struct ks_bench ks_bw_mmap[] = {
	{
		"BwMmapRead/mmap_only",
		"64K of a mapped file that is in memory, or all of it, read "
		    "and summed",
		SIZES,				/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 5,			/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Mmap reread (Mmap read bandwidth); theirs reads the file once "
		    "in an operation",
		KS_MAP_WHY			/* missing */
	},
	{
		"BwMmapRead/open2close",
		"open(2), mmap(2), all of the file read and summed, close(2), "
		    "munmap(2)",
		SIZES,				/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		KS_MEMORY, 5,			/* needs, goal */
		setup_whole,			/* setup */
		whole_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Mmap open2close bandwidth",
		KS_MAP_WHY			/* missing */
	},
	{ 0 }
};
