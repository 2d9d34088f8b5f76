/* lat_fs.c - files created and deleted */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/datafile.h"

#define FILES	1000	/* in the directory, at most: as in lmbench 2 */
#define BLOCK	1024

static char		name[FILES][4];
static char		data[10 * BLOCK];
static size_t		size;
static unsigned long	have;		/* files that there are: the first */

static int
create(struct ks_round *r, unsigned long n)
{
	int fd, e;

	for (; n > 0; n--, have++) {
		fd = open(name[have], O_WRONLY | O_CREAT | O_EXCL, 0600);
		if (fd == -1)
			return -1;
		if (ks_put(r, fd, data, size) != 0) {
			e = errno;
			(void)close(fd);
			errno = e;
			return -1;
		}
		if (close(fd) != 0)
			return -1;
	}
	return 0;
}

/* In the order in which they were created. */
static int
delete(struct ks_round *r, unsigned long n)
{
	unsigned long i;

	(void)r;
	for (i = 0; i < n; i++)
		if (unlink(name[i]) != 0)
			return -1;
	have = 0;
	return 0;
}

/* Before files are created there must be names for them.  Until then none
   are deleted: ext4 takes long to find a place for a file where many were
   deleted lately. */
static int
names(struct ks_round *r, unsigned long n)
{
	return have + n > FILES ? delete(r, have) : 0;
}

static int
setup(struct ks_round *r, int (*between)(struct ks_round *, unsigned long))
{
	int i;

	size = (size_t)ks_number(r, "size");
	if (size > sizeof data)
		return ks_why(r, KS_SKIP, "too large");
	for (i = 0; i < FILES; i++)
		sprintf(name[i], "%03d", i);
	have = 0;
	r->most = FILES / 4;
	r->total = FILES / 2;
	r->between = between;
	return 0;
}

static int
create_setup(struct ks_round *r)
{
	return setup(r, names);
}

static int
delete_setup(struct ks_round *r)
{
	return setup(r, create);
}

static void
finish(struct ks_round *r)
{
	(void)delete(r, have);
}

const struct ks_bench ks_lat_fs[] = {
	{
		"LatFS/create",
		"open(2) of a new file, write(2) of size bytes, and close(2)",
		"size=0K,1K,4K,10K",		/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 5,				/* needs, goal */
		create_setup,			/* setup */
		create,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"File Create (lat_fs); theirs makes many directories from "
		    "version 3 on, ours at most 1000 files in one",
		NULL				/* missing */
	},
	{
		"LatFS/delete",
		"unlink(2) of such a file",
		"size=0K,1K,4K,10K",		/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 5,				/* needs, goal */
		delete_setup,			/* setup */
		delete,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"File Delete (lat_fs); as above",
		NULL				/* missing */
	},
	{ 0 }
};
