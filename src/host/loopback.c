/* loopback.c - addresses and sockets of the loopback interface */

#include "compat.h"

#include <errno.h>

#include "host/loopback.h"

#ifdef HAVE_STRUCT_SOCKADDR_IN6
static void
version6(struct ks_address *a)
{
	static const struct in6_addr loopback = IN6ADDR_LOOPBACK_INIT;

	a->u.in6.sin6_family = AF_INET6;
	a->u.in6.sin6_addr = loopback;
	a->size = sizeof a->u.in6;
}
#endif

/* The interface's address, with port 0: the family, or -1. */
static int
address(int version, struct ks_address *a)
{
	memset(a, 0, sizeof *a);
	if (version == 4) {
		a->u.in.sin_family = AF_INET;
		a->u.in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
		a->size = sizeof a->u.in;
		return AF_INET;
	}
#ifdef HAVE_STRUCT_SOCKADDR_IN6
	version6(a);
	return AF_INET6;
#else
	errno = EAFNOSUPPORT;
	return -1;
#endif
}

/* An interface that is down lets one bind to its address; only connect(2)
   tells, and of a datagram socket it sends nothing: 0, or -1 with errno. */
static int
reach(const struct ks_address *a)
{
	int fd = socket(a->u.any.sa_family, SOCK_DGRAM, 0), bad, e;

	if (fd == -1)
		return -1;
	bad = connect(fd, &a->u.any, a->size);
	e = errno;
	(void)close(fd);
	errno = e;
	return bad;
}

/* A socket bound to a port that the system chose, and its address: the
   descriptor, or -1 with errno. */
int
ks_bound(int type, int version, struct ks_address *a)
{
	int family = address(version, a), fd, e;

	if (family == -1 || (fd = socket(family, type, 0)) == -1)
		return -1;
	if (bind(fd, &a->u.any, a->size) == 0 &&
	    getsockname(fd, &a->u.any, &a->size) == 0 && reach(a) == 0)
		return fd;
	e = errno;
	(void)close(fd);
	errno = e;
	return -1;
}

/* A stream socket that listens for so many callers, and its address: the
   descriptor, or -1 with errno. */
int
ks_listener(int version, int callers, struct ks_address *a)
{
	int fd = ks_bound(SOCK_STREAM, version, a), e;

	if (fd == -1 || listen(fd, callers) == 0)
		return fd;
	e = errno;
	(void)close(fd);
	errno = e;
	return -1;
}
