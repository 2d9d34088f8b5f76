/* datafile.c - files of benchmarks that read files */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/buffer.h"
#include "host/datafile.h"
#include "host/io.h"

#define WORDS	1024

/* Write all of it: 0, or -1 with errno.  Where there is no space left, a write
   may move some, and only the next says why. */
int
ks_put(struct ks_round *r, int fd, const char *from, size_t size)
{
	size_t	done;
	long	put;

	for (done = 0; done < size; done += (size_t)put)
		if ((put = write(fd, from + done, size - done)) <= 0)
			return ks_short(r, "write", (long)(size - done), put);
	return 0;
}

static int
fill(struct ks_round *r, int fd, unsigned long size, unsigned long value)
{
	unsigned long	word[WORDS], part;
	int		i;

	for (i = 0; i < WORDS; i++)
		word[i] = value;
	for (; size > 0; size -= part) {
		part = size < sizeof word ? size : sizeof word;
		if (ks_put(r, fd, (const char *)word, part) != 0)
			return -1;
	}
	return 0;
}

/* A file of that size, every word the value: its descriptor, open for both,
   -1 or KS_DATA_SKIP. */
int
ks_data_file(struct ks_round *r, const char *name, unsigned long size,
    unsigned long value)
{
	int fd, e;

	if (ks_memory_for(r, 1, size) != 0)
		return KS_DATA_SKIP;
	fd = open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
	if (fd == -1 || (fill(r, fd, size, value) == 0 &&
	    lseek(fd, (off_t)0, SEEK_SET) == 0))
		return fd;
	e = errno;
	(void)close(fd);
	(void)unlink(name);
	errno = e;
	return -1;
}
