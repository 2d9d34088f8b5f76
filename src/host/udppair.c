/* udppair.c - two UDP sockets that hear each other only */

#include "compat.h"

#include <errno.h>

#include "host/loopback.h"

/* Two UDP sockets that hear each other only: 0, or -1 with errno. */
int
ks_udp_pair(int fd[2], int version)
{
	struct ks_address	a, b;
	int			e;

	if ((fd[0] = ks_bound(SOCK_DGRAM, version, &a)) == -1)
		return -1;
	fd[1] = ks_bound(SOCK_DGRAM, version, &b);
	if (fd[1] != -1 && connect(fd[0], &b.u.any, b.size) == 0 &&
	    connect(fd[1], &a.u.any, a.size) == 0)
		return 0;
	e = errno;
	(void)close(fd[0]);
	if (fd[1] != -1)
		(void)close(fd[1]);
	errno = e;
	return -1;
}
