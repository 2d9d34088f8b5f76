/* tcppair.c - a TCP connection to oneself */

#include "compat.h"

#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "host/loopback.h"

/* A socket that listens on the loopback interface: it, with its address in
   *a, or -1. */
static int
listener(struct sockaddr_in *a)
{
	socklen_t	size = sizeof *a;
	int		fd = socket(AF_INET, SOCK_STREAM, 0);

	if (fd == -1)
		return -1;
	memset(a, 0, sizeof *a);
	a->sin_family = AF_INET;
	a->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (bind(fd, (struct sockaddr *)a, sizeof *a) == 0 &&
	    getsockname(fd, (struct sockaddr *)a, &size) == 0 &&
	    listen(fd, 1) == 0)
		return fd;
	(void)close(fd);
	return -1;
}

/* Take connections until the one of our socket comes: others of this
   machine may knock at our port too. */
static int
take(int listening, int ours)
{
	struct sockaddr_in	a, peer;
	socklen_t		size = sizeof a;
	int			fd;

	if (getsockname(ours, (struct sockaddr *)&a, &size) != 0)
		return -1;
	for (;;) {
		size = sizeof peer;
		fd = accept(listening, (struct sockaddr *)&peer, &size);
		if (fd == -1 || (peer.sin_port == a.sin_port &&
		    peer.sin_addr.s_addr == a.sin_addr.s_addr))
			return fd;
		(void)close(fd);
	}
}

/* Two ends of one TCP connection: 0, or -1 with errno. */
int
ks_tcp_pair(int fd[2])
{
	struct sockaddr_in	a;
	int			listening = listener(&a), e;

	if (listening == -1)
		return -1;
	fd[1] = -1;
	fd[0] = socket(AF_INET, SOCK_STREAM, 0);
	if (fd[0] != -1 &&
	    connect(fd[0], (struct sockaddr *)&a, sizeof a) == 0)
		fd[1] = take(listening, fd[0]);
	e = errno;
	(void)close(listening);
	if (fd[1] == -1 && fd[0] != -1)
		(void)close(fd[0]);
	errno = e;
	return fd[1] == -1 ? -1 : 0;
}
