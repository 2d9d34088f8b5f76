/* lat_pipe.c - a byte through a pipe to another process, and back */

#include "compat.h"

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"

static struct ks_echo echo;

static int
setup(struct ks_round *r)
{
	int there[2], back[2];

	if (pipe(there) != 0)
		return ks_failed(r, "pipe");
	echo.its_in = there[0];
	echo.out = there[1];
	if (pipe(back) != 0)
		return ks_failed(r, "pipe");
	echo.in = back[0];
	echo.its_out = back[1];
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

const struct ks_bench ks_lat_pipe[] = {
	{
		"LatPipe",
		"a byte through a pipe to another process, and back",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Pipe (Pipe latency); theirs lets the two processes run on "
		    "different CPUs",
		NULL				/* missing */
	},
	{ 0 }
};
