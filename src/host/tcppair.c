/* tcppair.c - a TCP connection to oneself */

#include "compat.h"

#include <errno.h>

#include "host/loopback.h"

/* Let a socket hold size bytes each way, or half of that and so on until
   the system allows it. */
static void
hold(int fd, int option, long size)
{
	int n;

	for (n = (int)size; n > 0; n /= 2)
		if (setsockopt(fd, SOL_SOCKET, option, (void *)&n,
		    (socklen_t)sizeof n) == 0)
			return;
}

static void
hold_both(int fd, long size)
{
	hold(fd, SO_SNDBUF, size);
	hold(fd, SO_RCVBUF, size);
}

static int
same(const struct ks_address *a, const struct ks_address *b)
{
#ifdef HAVE_STRUCT_SOCKADDR_IN6
	if (a->u.any.sa_family == AF_INET6)
		return a->u.in6.sin6_port == b->u.in6.sin6_port &&
		    memcmp(&a->u.in6.sin6_addr, &b->u.in6.sin6_addr,
		    sizeof a->u.in6.sin6_addr) == 0;
#endif
	return a->u.in.sin_port == b->u.in.sin_port &&
	    a->u.in.sin_addr.s_addr == b->u.in.sin_addr.s_addr;
}

/* Take connections until ours comes: others of this machine may knock at
   our port too. */
static int
take(int listening, const struct ks_address *ours)
{
	struct ks_address	peer;
	int			fd;

	for (;;) {
		memset(&peer, 0, sizeof peer);
		peer.size = sizeof peer.u;
		fd = accept(listening, &peer.u.any, &peer.size);
		if (fd == -1 || same(&peer, ours))
			return fd;
		(void)close(fd);
	}
}

/* Two ends of one TCP connection: 0, or -1 with errno. */
int
ks_tcp_pair(int fd[2], int version, long buffer)
{
	struct ks_address	a, own;
	int			listening = ks_listener(version, 1, &a), e;

	if (listening == -1)
		return -1;
	hold_both(listening, buffer);
	fd[1] = -1;
	fd[0] = ks_bound(SOCK_STREAM, version, &own);
	if (fd[0] != -1) {
		hold_both(fd[0], buffer);
		if (connect(fd[0], &a.u.any, a.size) == 0)
			fd[1] = take(listening, &own);
	}
	e = errno;
	(void)close(listening);
	if (fd[1] == -1 && fd[0] != -1)
		(void)close(fd[0]);
	errno = e;
	return fd[1] == -1 ? -1 : 0;
}
