/* lat_tcp.c - a byte through a TCP connection to another process, and back */

#include "compat.h"

#include <netinet/tcp.h>

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"
#include "host/loopback.h"

static struct ks_echo echo;

static int
no_delay(struct ks_round *r, const int fd[2])
{
	int on = 1, i;

	for (i = 0; i < 2; i++)
		if (setsockopt(fd[i], IPPROTO_TCP, TCP_NODELAY, (void *)&on,
		    (socklen_t)sizeof on) != 0)
			return ks_failed(r, "setsockopt");
	return 0;
}

static int
setup(struct ks_round *r)
{
	int fd[2], version = ks_version(r);

	if (ks_tcp_pair(fd, version, 0L) != 0)
		return ks_no_loopback(r, version, "TCP connection");
	echo.in = echo.out = fd[0];
	echo.its_in = echo.its_out = fd[1];
	echo.size = 1;
	if (ks_has_param(r, "nodelay") && no_delay(r, fd) != 0)
		return -1;
	return ks_echo_start(r, &echo);
}

static int
loop(struct ks_round *r, unsigned long n)
{
	return ks_echo_loop(r, &echo, n);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_echo_stop(&echo);
}

const struct ks_bench ks_lat_tcp[] = {
	{
		"LatTCP",
		"a byte through a TCP connection over the loopback interface "
		    "to another process, and back; TCP_NODELAY is off but "
		    "with nodelay=on",
		"nodelay=|on family=|6 cpus=|2 placement=|free",
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"TCP (TCP latency); theirs lets the two processes run on "
		    "different CPUs",
		NULL				/* missing */
	},
	{ 0 }
};
