/* lat_mem.c - loads from memory, each of which waits for the one before */

#include "compat.h"

#include "bench.h"
#include "bench/libchase.h"
#include "host/buffer.h"
#include "host/host.h"

#define LEVEL1	16384UL		/* bytes: more may miss the nearest cache */

static struct ks_buffer	memory;

/* What was linked must be one ring of that many. */
static int
verify(struct ks_round *r, char **ring, unsigned long n)
{
	if (ks_chase_from(ring) != 0)
		return -1;
	return ks_ring_length(ring, n) == n ? 0 :
	    ks_why(r, -1, "the chain of loads is not one ring");
}

static unsigned long
size_of(struct ks_round *r)
{
	unsigned long size = ks_number(r, "size");

	r->uneven = size > LEVEL1;
	return ks_memory_for(r, 1, size) == 0 ? size : 0;
}

static int
strided(struct ks_round *r)
{
	unsigned long size = size_of(r), stride = ks_number(r, "stride");

	if (size == 0)
		return KS_SKIP;
	if (size < stride)
		return ks_why(r, KS_SKIP, "the stride is more than the size");
	if (ks_buffer(&memory, size, 0) != 0)
		return -1;
	return verify(r, ks_ring_forward(memory.at, size, stride),
	    size / stride);
}

static int
shuffled(struct ks_round *r)
{
	return verify(r, ks_ring_random(memory.at, memory.size, KS_STEP,
	    (unsigned long)getpid()), memory.size / KS_STEP);
}

static int
random_order(struct ks_round *r)
{
	unsigned long size = size_of(r);

	if (size == 0)
		return KS_SKIP;
	return ks_buffer(&memory, size, 0) != 0 ? -1 : shuffled(r);
}

static int
large_pages(struct ks_round *r)
{
	unsigned long	size = size_of(r);
	int		got;

	if (size == 0)
		return KS_SKIP;
	got = ks_buffer_large(r, &memory, size, 0);
	return got != 0 ? got : shuffled(r);
}

static int
new_pages(struct ks_round *r)
{
	unsigned long	size = size_of(r);
	size_t		page = ks_pagesize();

	if (size == 0)
		return KS_SKIP;
	if (size < page)
		return ks_why(r, KS_SKIP, "less than a page");
	if (ks_buffer(&memory, size, 0) != 0)
		return -1;
	return verify(r, ks_ring_pages(memory.at, size, page, page / KS_STEP,
	    (unsigned long)getpid()), size / KS_STEP);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_buffer_free(&memory);
}

#define SIZES	"512K,8M,128M|16K,32K,64K,128K,256K,1M,2M,4M,16M,32M,64M," \
		"256M,512M,1G"

#define POINT(name, what, params, setup, lmbench) \
	{ name, what, params, "ns/op", KS_LOWER, KS_REPEATABLE, \
	    KS_MEMORY, 5, setup, ks_chase, NULL, ks_chase_twice, finish, \
	    NULL, NULL, \
	    NULL, lmbench, NULL }

const struct ks_bench ks_lat_mem[] = {
	POINT("LatMem",
	    "a load whose address the one before gave, stride bytes on",
	    "stride=128|16,32,64,256,512,1024 "
	    "size=1K,128K,512K,8M,128M|512,2K,4K,8K,16K,32K,64K,256K,1M,2M,"
	    "4M,16M,32M,64M,256M,512M,1G",
	    strided,
	    "L1 $, L2 $ and Main mem (lat_mem_rd); as since 2004; before, "
	    "theirs "
	    "went backwards or at random, and what caches foresee, they hide"),
	POINT("LatMem/random",
	    "the same in random order, 64K of memory after the other",
	    "size=" SIZES,
	    random_order,
	    "Rand mem (lat_mem_rd -t); theirs meets a new page on every load: "
	    "see LatMem/pages"),
	POINT("LatMem/pages",
	    "the same in an order that meets another page on each load",
	    "size=" SIZES,
	    new_pages,
	    "Rand mem (lat_mem_rd -t)"),
	POINT("LatMem/large",
	    "the same as LatMem/random in large pages",
	    "size=" SIZES,
	    large_pages,
	    NULL),
	{ 0 }
};
