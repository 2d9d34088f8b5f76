/* bw_pipe.c - bytes through a pipe from another process */

#include "compat.h"

#include "bench.h"
#include "host/flow.h"
#include "host/io.h"

static int
setup(struct ks_round *r)
{
	int fd[2];

	if (pipe(fd) != 0)
		return ks_failed(r, "pipe");
	return ks_flow_start(r, fd[0], fd[1]);
}

const struct ks_bench ks_bw_pipe[] = {
	{
		"BwPipe",
		"64 KB through a pipe from another process, written and read "
		    "in as many calls as it takes",
		"cpus=|2 placement=|free",	/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		ks_flow_loop,			/* loop */
		ks_flow_baseline, NULL,		/* baseline, twice */
		ks_flow_stop,			/* finish */
		NULL, NULL,			/* derive, parts */
		KS_FLOW_LESS,			/* less */
		"Pipe (Pipe bandwidth); theirs may lose count when told to "
		    "move another amount",
		NULL				/* missing */
	},
	{ 0 }
};
