/* lat_conn.c - a connection made and taken down */

#include "compat.h"

#include <errno.h>
#include <sys/un.h>

#include "bench.h"
#include "host/io.h"
#include "host/loopback.h"
#include "host/partner.h"

#define MOST	200	/* connections of a batch, and of a round */
#define CALLERS	5	/* that may wait; there is one */
#define NAME	"socket"

static struct ks_partner	partner;
static int			listening;
static int			domain;
static struct sockaddr		*address;
static socklen_t		length;

/* The partner: accept and close. */
static int
serve(void *arg)
{
	int fd;

	(void)arg;
	for (;;) {
		fd = accept(listening, NULL, NULL);
		if (fd != -1)
			(void)close(fd);
		else if (errno != EINTR && errno != ECONNABORTED)
			return 1;
	}
}

/* Start the partner that serves at the address. */
static int
start(struct ks_round *r, int family, struct sockaddr *a, socklen_t size)
{
	domain = family;
	address = a;
	length = size;
	r->most = r->total = MOST;
	if (ks_partner_start(r, &partner, serve, NULL) != 0)
		return ks_failed(r, "fork");
	ks_shut(&listening);
	return 0;
}

static int
tcp(struct ks_round *r)
{
	static struct ks_address	a;
	int				version = ks_version(r), fd;

	if ((fd = ks_listener(version, CALLERS, &a)) == -1)
		return ks_no_loopback(r, version, "listen");
	listening = fd;
	return start(r, a.u.any.sa_family, &a.u.any, a.size);
}

/* The name is relative, for it may have few bytes only. */
static int
local(struct ks_round *r)
{
	static struct sockaddr_un	a;
	int				fd;

	a.sun_family = AF_UNIX;
	strcpy(a.sun_path, NAME);
	if ((fd = socket(AF_UNIX, SOCK_STREAM, 0)) == -1)
		return ks_failed(r, "socket");
	listening = fd;
	if (bind(fd, (struct sockaddr *)&a, (socklen_t)sizeof a) != 0)
		return ks_failed(r, "bind");
	if (listen(fd, CALLERS) != 0)
		return ks_failed(r, "listen");
	return start(r, AF_UNIX, (struct sockaddr *)&a, (socklen_t)sizeof a);
}

/* One connection.  Waiting for the server to close it has the server, and
   not us, remember the connection for minutes afterwards: at its one port.
   We run out of ports otherwise.  And no more than one call waits. */
static int
call(struct ks_round *r)
{
	char	c;
	long	got;
	int	fd = socket(domain, SOCK_STREAM, 0);

	if (fd == -1)
		return ks_failed(r, "socket");
	if (connect(fd, address, length) != 0)
		got = ks_failed(r, "connect");
	else if ((got = read(fd, &c, 1)) != 0)
		got = got == -1 ? ks_failed(r, "read") :
		    ks_why(r, -1, "read: a byte came");
	if (close(fd) != 0 && got == 0)
		got = ks_failed(r, "close");
	return (int)got;
}

static int
loop(struct ks_round *r, unsigned long n)
{
	while (n-- > 0)
		if (call(r) != 0)
			return -1;
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_partner_kill(&partner);
	ks_shut(&listening);
}

const struct ks_bench ks_lat_conn[] = {
	{
		"LatConnect/tcp",
		"a TCP connection over the loopback interface to another "
		    "process, which accepts and closes it: socket(2), "
		    "connect(2), read(2) of the end of file, close(2)",
		"family=|6 cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 2,				/* needs, goal */
		tcp,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"TCP conn (TCP/IP connection cost); theirs does not wait for "
		    "the server, which may do its part later, and has a "
		    "number of failed connections too",
		NULL				/* missing */
	},
	{
		"LatConnect/unix",
		"the same by a stream socket of this machine, which has a "
		    "name",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 2,				/* needs, goal */
		local,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"UNIX connection cost; differs as above",
		NULL				/* missing */
	},
	{ 0 }
};
