/* lat_unix.c - a byte through a local socket to another process, and back */

#include "compat.h"

#include <sys/socket.h>

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"

static struct ks_echo echo;

static int
setup(struct ks_round *r)
{
	int fd[2];

	if (socketpair(AF_UNIX, SOCK_STREAM, 0, fd) != 0)
		return ks_failed(r, "socketpair");
	echo.in = echo.out = fd[0];
	echo.its_in = echo.its_out = fd[1];
	echo.size = 1;
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

const struct ks_bench ks_lat_unix[] = {
	{
		"LatUnix",
		"a byte through a stream socket of this machine to another "
		    "process, and back",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"AF UNIX (AF_UNIX sock stream latency); theirs lets the two "
		    "processes run on different CPUs",
		NULL				/* missing */
	},
	{ 0 }
};
