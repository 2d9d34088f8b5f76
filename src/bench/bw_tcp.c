/* bw_tcp.c - bytes through a TCP connection from another process */

#include "compat.h"

#include "bench.h"
#include "host/flow.h"
#include "host/loopback.h"

#define BUFFER	(1024 * 1024L)

static int
setup(struct ks_round *r)
{
	int fd[2], version = ks_version(r);

	if (ks_tcp_pair(fd, version, BUFFER) != 0)
		return ks_no_loopback(r, version, "TCP connection");
	return ks_flow_start(r, fd[0], fd[1]);
}

const struct ks_bench ks_bw_tcp[] = {
	{
		"BwTCP",
		"64 KB over a TCP connection from another process on this "
		    "machine, in as many calls as it takes",
		"family=|6 cpus=|2 placement=|free",	/* params */
		"MB/s", KS_HIGHER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		ks_flow_loop,			/* loop */
		ks_flow_baseline, NULL,		/* baseline, twice */
		ks_flow_stop,			/* finish */
		NULL, NULL,			/* derive, parts */
		KS_FLOW_LESS,			/* less */
		"TCP (Socket bandwidth using localhost); as theirs, the "
		    "sockets ask for buffers of 1 MB, and take what they get",
		NULL				/* missing */
	},
	{ 0 }
};
