/* rpcpartner.c - the helper of LatRPC: a client and a server of remote
   procedure calls, in two processes
 *
 *	rpc-partner udp|tcp SECONDS
 *
 * Reads how many calls to make, an unsigned, from standard input, makes
 * them, and says on standard output how that ended, in KS_RPC_SAY bytes:
 * an empty text if all is well, else what went wrong.  An empty text also
 * comes when all is ready.  Ends at the end of file, or after the seconds.
 * The library of remote procedure calls makes programs heavier: so it is
 * here, and not in the program whose fork(2) is measured.
 */

#include "compat.h"

#include <errno.h>
#include <signal.h>
#include <sys/time.h>
#include <rpc/rpc.h>

#include "host/loopback.h"
#include "host/rpc.h"

#define PROGRAM		404040UL
#define LEVEL		1UL
#define ECHO		1UL
#define PATIENCE	5	/* s for an answer */

static int		 tcp;
static unsigned		 seconds;	/* to live */
static CLIENT		*client;
static unsigned char	 said;		/* the last argument */

/* Say how it ended. */
static int
say(const char *what, const char *why)
{
	char text[KS_RPC_SAY];

	memset(text, 0, sizeof text);
	if (what != NULL)
		snprintf(text, sizeof text, "%s: %s", what, why);
	return write(1, text, sizeof text) == (long)sizeof text ? 0 : 1;
}

/* The procedure: it gives back its argument, a character. */
static void
dispatch(struct svc_req *request, SVCXPRT *x)
{
	char c = 0;

	if (request->rq_proc != ECHO)
		svcerr_noproc(x);
	else if (!svc_getargs(x, (xdrproc_t)xdr_char, (void *)&c))
		svcerr_decode(x);
	else
		(void)svc_sendreply(x, (xdrproc_t)xdr_char, (void *)&c);
}

/* Serve until the other process is gone, which breaks the lifeline. */
static int
serve(int fd, int lifeline)
{
	SVCXPRT	*x = tcp ? svctcp_create(fd, 0, 0) : svcudp_create(fd);
	fd_set	 set;

	/* Protocol 0: no portmapper is told, for none need be there. */
	if (x == NULL || !svc_register(x, PROGRAM, LEVEL, dispatch, 0))
		return 1;
	for (;;) {
		set = svc_fdset;
		FD_SET(lifeline, &set);
		if (select(FD_SETSIZE, &set, NULL, NULL, NULL) == -1)
			return 1;
		if (FD_ISSET(lifeline, &set))
			return 0;
		svc_getreqset(&set);
	}
}

/* Make the server's process: 0, or -1 with errno. */
static int
start(int fd)
{
	int life[2];

	if (pipe(life) != 0)
		return -1;
	switch (fork()) {
	case 0:
		(void)alarm(seconds);
		(void)close(life[1]);
		(void)close(0);
		(void)close(1);
		_exit(serve(fd, life[0]));
	case -1:
		return -1;
	default:
		(void)close(life[0]);
		return close(fd);
	}
}

/* Make the client. */
static int
connect_to(struct ks_address *server)
{
	struct ks_address	own;
	struct timeval		again;
	int			fd;

	again.tv_sec = PATIENCE + 1;	/* never: a lost datagram is told */
	again.tv_usec = 0;
	fd = ks_bound(tcp ? SOCK_STREAM : SOCK_DGRAM, 4, &own);
	if (fd == -1 || (tcp &&
	    connect(fd, &server->u.any, server->size) != 0))
		return say("connect", strerror(errno));
	client = tcp ?
	    clnttcp_create(&server->u.in, PROGRAM, LEVEL, &fd, 0, 0) :
	    clntudp_create(&server->u.in, PROGRAM, LEVEL, again, &fd);
	return client == NULL ? say("RPC", "no client") : 0;
}

/* Make n calls: 0, or 1 if that could not be said. */
static int
calls(unsigned n)
{
	struct timeval	patience;
	enum clnt_stat	st;
	char		c, answer;

	patience.tv_sec = PATIENCE;
	patience.tv_usec = 0;
	while (n-- > 0) {
		c = (char)(said++ & 0x7f);
		answer = (char)~c;
		st = clnt_call(client, ECHO, (xdrproc_t)xdr_char, (void *)&c,
		    (xdrproc_t)xdr_char, (void *)&answer, patience);
		if (st != RPC_SUCCESS)
			return say("RPC", clnt_sperrno(st));
		if (answer != c)
			return say("RPC", "a wrong answer");
	}
	return say(NULL, NULL);
}

static int
prepare(void)
{
	struct ks_address	server;
	int			fd;

	fd = tcp ? ks_listener(4, 5, &server) :
	    ks_bound(SOCK_DGRAM, 4, &server);
	if (fd == -1)
		return say("bind", strerror(errno));
	if (start(fd) != 0)
		return say("fork", strerror(errno));
	return connect_to(&server);
}

int
main(int argc, char **argv)
{
	unsigned n;

	if (argc != 3) {
		fprintf(stderr, "%s: started by kernstone only\n", argv[0]);
		return 2;
	}
	tcp = strcmp(argv[1], "tcp") == 0;
	seconds = (unsigned)atoi(argv[2]);
	(void)alarm(seconds);
	(void)signal(SIGPIPE, SIG_IGN);
	if (prepare() != 0 || client == NULL || calls(1) != 0)
		return 1;
	while (read(0, &n, sizeof n) == (long)sizeof n)
		if (calls(n) != 0)
			return 1;
	return 0;
}
