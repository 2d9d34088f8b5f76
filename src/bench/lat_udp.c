/* lat_udp.c - a UDP datagram to another process, and back */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"
#include "host/loopback.h"
#include "host/patience.h"

#define PATIENCE	2	/* s for a datagram */

static struct ks_echo	echo;
static unsigned		number;		/* of the datagram, its contents */

static int
setup(struct ks_round *r)
{
	int fd[2], version = ks_version(r);

	if (ks_udp_pair(fd, version) != 0)
		return ks_no_loopback(r, version, "UDP socket");
	echo.in = echo.out = fd[0];
	echo.its_in = echo.its_out = fd[1];
	echo.size = (int)sizeof number;
	if (ks_echo_start(r, &echo) != 0)
		return -1;
	return ks_patience(r) != 0 ? ks_failed(r, "setitimer") : 0;
}

/* Wait for the datagram. */
static int
receive(struct ks_round *r, int fd)
{
	unsigned	reply = ~number;
	long		got;

	do
		got = read(fd, &reply, sizeof reply);
	while (got == -1 && errno == EINTR && ks_waited < PATIENCE);
	if (got == -1 && errno == EINTR)
		return ks_why(r, -1, "a datagram was lost");
	if (got != (long)sizeof reply)
		return ks_short(r, "read", (long)sizeof reply, got);
	if (reply != number)
		return ks_why(r, -1, "another datagram came back");
	return 0;
}

static int
loop(struct ks_round *r, unsigned long n)
{
	int	fd = echo.in;
	long	got;

	while (n-- > 0) {
		number++;
		ks_waited = 0;
		if ((got = write(fd, &number, sizeof number)) !=
		    (long)sizeof number)
			return ks_short(r, "write", (long)sizeof number, got);
		if (receive(r, fd) != 0)
			return -1;
	}
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_echo_stop(&echo);
}

const struct ks_bench ks_lat_udp[] = {
	{
		"LatUDP",
		"a datagram of 4 bytes over the loopback interface to another "
		    "process, and back, by connected UDP sockets",
		"family=|6 cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"UDP (UDP latency); theirs lets the two processes run on "
		    "different CPUs",
		NULL				/* missing */
	},
	{ 0 }
};
