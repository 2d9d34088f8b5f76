/* lat_pf.c - page faults: pages of a file that this process has not mapped */

#include "compat.h"

#include <sys/time.h>
#include <sys/resource.h>

#include "bench.h"
#include "bench/libchase.h"
#include "host/datafile.h"
#include "host/host.h"

/*
 * A kernel may map some pages around the one that was missed: Linux those of
 * the same 64K of addresses, and what else is in one piece of its cache with
 * them.  So one page is touched in the middle of each such stretch, and the
 * kernel's own count must say that each touch was a fault.
 */
#define NAME	"file"
#define STRETCH	65536UL

static int		 fd = -1;
static size_t		 size, apart, half;
static char		*map, *middle;	/* of the first whole stretch */
static unsigned long	*order;		/* of the stretches */
static unsigned long	 stretches, expected, touches;
static long		 minor, major;	/* before the batch */
static double		 minors, majors;	/* of all batches */

static void
faults(long *mi, long *ma)
{
	struct rusage u;

	memset(&u, 0, sizeof u);
	(void)getrusage(RUSAGE_SELF, &u);
	*mi = u.ru_minflt;
	*ma = u.ru_majflt;
}

/* Add up the faults of the last batch: 0, or -1 if there were too few. */
static int
count(struct ks_round *r)
{
	long mi, ma;

	faults(&mi, &ma);
	minors += (double)(mi - minor);
	majors += (double)(ma - major);
	touches += expected;
	if (mi - minor + ma - major < (long)(expected - expected / 20))
		return ks_why(r, -1, "pages that were touched were mapped "
		    "already");
	expected = 0;
	return 0;
}

/* Before a batch: nothing is mapped. */
static int
unmapped(struct ks_round *r, unsigned long n)
{
	if (count(r) != 0 || (map != NULL && ks_unmap(map, size) != 0))
		return -1;
	if ((map = ks_map(fd, size, 0)) == NULL)
		return -1;
	middle = map + half + (apart - (unsigned long)map % apart) % apart;
	expected = n;
	faults(&minor, &major);
	return 0;
}

static int
setup(struct ks_round *r)
{
	int got;

	size = ks_number(r, "size");
	apart = ks_pagesize() > STRETCH ? ks_pagesize() : STRETCH;
	half = apart / 2 / ks_pagesize() * ks_pagesize();
	stretches = size / apart - 1;
	fd = ks_data_file(r, NAME, size, 1);
	if (fd < 0)
		return fd == KS_DATA_SKIP ? KS_SKIP : -1;
	if ((got = ks_can_map(r, fd, size, 0)) != 0)
		return got;
	if ((order = malloc(stretches * sizeof *order)) == NULL)
		return -1;
	ks_shuffle(order, stretches, (unsigned long)getpid());
	faults(&minor, &major);
	r->most = stretches;
	r->between = unmapped;
	return 0;
}

static int
loop(struct ks_round *r, unsigned long n)
{
	unsigned long	i;
	int		sum = 0;

	for (i = 0; i < n; i++)
		sum |= ((volatile char *)middle)[order[i] * apart];
	return sum <= 1 ? 0 : ks_why(r, -1,
	    "what is read is not what was written");
}

static void
finish(struct ks_round *r)
{
	(void)count(r);
	if (touches > 0) {
		ks_note(r, "minor-faults/op", minors / (double)touches);
		ks_note(r, "major-faults/op", majors / (double)touches);
	}
	if (map != NULL)
		(void)ks_unmap(map, size);
	free(order);
	(void)close(fd);
}

const struct ks_bench ks_lat_pf[] = {
	{
		"LatPagefault",
		"a read of a page of a file, in memory, that this process has "
		    "not mapped yet, in random order",
		"size=512K,8M|64M",		/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 5,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Page Fault (Pagefaults on FILE); theirs counts pages that the "
		    "kernel mapped along with others as faults of their own, "
		    "and on old systems reads them from the disk",
		KS_MAP_WHY			/* missing */
	},
	{ 0 }
};
