/* loopback.h - sockets whose other end is in this machine */

#ifndef KS_LOOPBACK_H
#define KS_LOOPBACK_H

#include <sys/socket.h>
#include <netinet/in.h>

struct ks_round;

/* An address of the loopback interface; for connect(2), &a.u.any, a.size. */
struct ks_address {
	socklen_t	size;
	union {
		struct sockaddr		any;
		struct sockaddr_in	in;
#ifdef HAVE_STRUCT_SOCKADDR_IN6
		struct sockaddr_in6	in6;
#endif
	} u;
};

/*
 * In all of these, version is that of the Internet Protocol, 4 or 6, and
 * ports are what the system chose.
 *
 * loopback.c: a socket of a type (SOCK_STREAM) bound to a port, and its
 * address; one that listens as well, for so many callers: the descriptor,
 * or -1 with errno.
 */
int	ks_bound(int type, int version, struct ks_address *);
int	ks_listener(int version, int callers, struct ks_address *);

/* inet.c: the version that a round's point asks for with family=6, or 4. */
int	ks_version(const struct ks_round *);

/* A call failed: KS_SKIP if that means that this host does not have the
   protocol or the interface, else -1; with the reason noted. */
int	ks_no_loopback(struct ks_round *, int version, const char *call);

/* tcppair.c: two ends of one TCP connection.  Each may hold so many bytes of
   what was not read yet, or as many as the system allows; 0: as usual.  0,
   or -1 with errno. */
int	ks_tcp_pair(int fd[2], int version, long buffer);

/* udppair.c: two UDP sockets that hear each other only: 0, or -1 with
   errno. */
int	ks_udp_pair(int fd[2], int version);

#endif
