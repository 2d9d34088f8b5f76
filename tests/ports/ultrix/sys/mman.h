/* mman.h - sys/mman.h of Ultrix: mprotect() gives the length; mmap()
   is for devices only; neither MAP_ANON nor MAP_FAILED nor msync() */

#ifndef PORT_SYS_MMAN_H
#define PORT_SYS_MMAN_H

#include <errno.h>
#include <sys/types.h>
#include_next <sys/mman.h>

#define msync	no such function
#undef MAP_ANON
#undef MAP_ANONYMOUS
#undef MAP_FAILED
#undef MAP_FILE

static int
port_mprotect(void *at, size_t size, int how)
{
	return mprotect(at, size, how) == 0 ? (int)size : -1;
}

static void *
port_mmap(void *at, size_t size, int how, int flags, int fd, off_t from)
{
	(void)at, (void)size, (void)how, (void)flags, (void)fd, (void)from;
	errno = EINVAL;
	return (void *)-1;
}

#define mprotect(at, size, how)	port_mprotect(at, size, how)
#define mmap(at, size, how, flags, fd, from) \
	port_mmap(at, size, how, flags, fd, from)

#endif
