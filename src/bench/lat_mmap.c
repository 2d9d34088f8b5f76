/* lat_mmap.c - a file mapped, touched, and unmapped */

#include "compat.h"

#include "bench.h"
#include "host/datafile.h"

#define NAME	"file"
#define APART	16384UL		/* bytes between those that are touched */
#define SHARE	10		/* of the file, whose first part is touched */
#define MOST	64		/* maps at a time, */
#define SPACE	(256UL << 20)	/* and the address space they may take */

static int		 fd = -1;
static size_t		 size;
static char		*map[MOST];
static unsigned long	 have;		/* maps that there are */

static int
setup(struct ks_round *r)
{
	size = ks_number(r, "size");
	fd = ks_data_file(r, NAME, size, 0);
	if (fd < 0)
		return fd == KS_DATA_SKIP ? KS_SKIP : -1;
	return ks_can_map(r, fd, size, 1);
}

static int
loop(struct ks_round *r, unsigned long n)
{
	size_t	 i;
	char	*at;

	(void)r;
	for (; n > 0; n--) {
		if ((at = ks_map(fd, size, 1)) == NULL)
			return -1;
		for (i = 0; i < size / SHARE; i += APART)
			((volatile char *)at)[i] = 1;
		if (ks_unmap(at, size) != 0)
			return -1;
	}
	return 0;
}

static int
map_loop(struct ks_round *r, unsigned long n)
{
	(void)r;
	for (; n > 0; n--, have++)
		if ((map[have] = ks_map(fd, size, 1)) == NULL)
			return -1;
	return 0;
}

static int
unmap_loop(struct ks_round *r, unsigned long n)
{
	(void)r;
	for (; n > 0; n--, have--)
		if (ks_unmap(map[have - 1], size) != 0)
			return -1;
	return 0;
}

/* Touch the first maps, all of them that are to be unmapped then. */
static int
touch_loop(struct ks_round *r, unsigned long n)
{
	unsigned long	m;
	size_t		i;

	(void)r;
	for (m = 0; m < n; m++)
		for (i = 0; i < size / SHARE; i += APART)
			((volatile char *)map[m])[i] = 1;
	return 0;
}

/* What comes before a batch of each. */
static int
none(struct ks_round *r, unsigned long n)
{
	(void)n;
	return unmap_loop(r, have);
}

static int
fresh(struct ks_round *r, unsigned long n)
{
	return unmap_loop(r, have) != 0 ? -1 : map_loop(r, n);
}

static int
touched(struct ks_round *r, unsigned long n)
{
	return fresh(r, n) != 0 ? -1 : touch_loop(r, n);
}

static int
batches(struct ks_round *r, int (*between)(struct ks_round *, unsigned long))
{
	int got = setup(r);

	r->most = SPACE / size < MOST ? SPACE / size : MOST;
	r->between = between;
	have = 0;
	return r->most > 0 ? got : ks_why(r, KS_SKIP, "too large");
}

static int
map_setup(struct ks_round *r)
{
	return batches(r, none);
}

static int
unmap_setup(struct ks_round *r)
{
	return batches(r, touched);
}

static int
touch_setup(struct ks_round *r)
{
	return batches(r, fresh);
}

static void
finish(struct ks_round *r)
{
	(void)unmap_loop(r, have);
	if (fd >= 0)
		(void)close(fd);
	fd = -1;
}

#define SIZES		"size=512K,8M,64M|1M,2M,4M,16M,32M,128M,256M"
#define PART_SIZES	"size=512K|8M,64M"

#define PART(name, what, setup, loop) \
	{ name, what, PART_SIZES, "ns/op", KS_LOWER, KS_PERTURBING, 0, 5, \
	    setup, loop, NULL, NULL, finish, NULL, NULL, NULL, NULL, \
	    KS_MAP_WHY }

const struct ks_bench ks_lat_mmap[] = {
	{
		"LatMmap",
		"mmap(2) of a file, a byte written in every 16K of its first "
		    "tenth, and munmap(2)",
		SIZES,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Mmap Latency (lat_mmap); theirs of a file as large as the "
		    "user told",
		KS_MAP_WHY			/* missing */
	},
	PART("LatMmap/map", "mmap(2) of a file", map_setup, map_loop),
	PART("LatMmap/touch",
	    "a byte written in every 16K of the first tenth of a file just "
	    "mapped", touch_setup, touch_loop),
	PART("LatMmap/unmap", "munmap(2) of a file so touched", unmap_setup,
	    unmap_loop),
	{ 0 }
};
