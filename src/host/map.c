/* map.c - files mapped into memory */

#include "compat.h"

#include <errno.h>
#ifdef HAVE_MMAP
#include <sys/mman.h>
#endif

#include "bench.h"
#include "host/datafile.h"

#ifndef MAP_FILE
#define MAP_FILE	0	/* only 4.4BSD's first wanted to be told */
#endif

#ifdef HAVE_MMAP
/* Map that much of a file, shared; NULL with errno. */
char *
ks_map(int fd, size_t size, int writing)
{
	char *at;

	at = (char *)mmap(NULL, size, writing ? PROT_READ | PROT_WRITE :
	    PROT_READ, MAP_FILE | MAP_SHARED, fd, (off_t)0);
	return at == (char *)-1 ? NULL : at;
}

/* 0, or -1 with errno. */
int
ks_unmap(char *at, size_t size)
{
	return munmap((void *)at, size);
}
#else
/* NULL: the host cannot. */
char *
ks_map(int fd, size_t size, int writing)
{
	(void)fd;
	(void)size;
	(void)writing;
	errno = EINVAL;
	return NULL;
}

/* Nothing was mapped. */
int
ks_unmap(char *at, size_t size)
{
	(void)at;
	(void)size;
	return 0;
}
#endif

/* Can it be mapped here?  0, -1 with errno, or KS_SKIP: Ultrix maps devices
   only, some file systems nothing. */
int
ks_can_map(struct ks_round *r, int fd, size_t size, int writing)
{
	char	 why[KS_WHY];
	char	*at = ks_map(fd, size, writing);

	if (at != NULL)
		return ks_unmap(at, size);
	if (errno != EINVAL && errno != ENODEV && errno != ENOSYS)
		return -1;
	snprintf(why, sizeof why, "files cannot be mapped here: %.100s",
	    strerror(errno));
	return ks_why(r, KS_SKIP, why);
}
