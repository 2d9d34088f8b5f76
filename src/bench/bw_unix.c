/* bw_unix.c - bytes through a local socket from another process */

#include "compat.h"

#include <sys/socket.h>

#include "bench.h"
#include "host/flow.h"
#include "host/io.h"

static int
setup(struct ks_round *r)
{
	int fd[2];

	if (socketpair(AF_UNIX, SOCK_STREAM, 0, fd) != 0)
		return ks_failed(r, "socketpair");
	return ks_flow_start(r, fd[0], fd[1]);
}

const struct ks_bench ks_bw_unix[] = {
	{
		"BwUnix",
		"64 KB through a stream socket of this machine from another "
		    "process, in as many calls as it takes",
		"cpus=|2 placement=|free",	/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		ks_flow_loop,			/* loop */
		ks_flow_baseline, NULL,		/* baseline, twice */
		ks_flow_stop,			/* finish */
		NULL, NULL,			/* derive, parts */
		KS_FLOW_LESS,			/* less */
		"AF UNIX (AF_UNIX sock stream bandwidth); theirs may lose "
		    "count when told to move another amount",
		NULL				/* missing */
	},
	{ 0 }
};
