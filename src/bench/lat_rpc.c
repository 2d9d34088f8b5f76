/* lat_rpc.c - remote procedure calls (ONC RPC) within this machine */

#include "compat.h"

#include "bench.h"
#include "host/helper.h"
#include "host/io.h"
#include "host/loopback.h"
#include "host/partner.h"
#include "host/rpc.h"

#define CALLS	4	/* that the helper makes when told to */

/* The helper holds the client and the server. */
static struct ks_partner	partner;
static int			command[2], answer[2];
static char			path[1024];
static char			protocol[4], seconds[16];

/* The partner becomes the helper. */
static int
become(void *arg)
{
	static char	name[] = "rpc-partner";
	char		*args[4];

	(void)arg;
	args[0] = name;
	args[1] = protocol;
	args[2] = seconds;
	args[3] = NULL;
	if (dup2(command[0], 0) == -1 || dup2(answer[1], 1) == -1)
		return 1;
	ks_shut(&command[0]);
	ks_shut(&command[1]);
	ks_shut(&answer[0]);
	ks_shut(&answer[1]);
	(void)execv(path, args);
	return 1;
}

/* Wait until the helper is done. */
static int
done(struct ks_round *r)
{
	char	text[KS_RPC_SAY];
	long	got;

	if ((got = read(answer[0], text, sizeof text)) != (long)sizeof text)
		return got == 0 ? ks_why(r, -1, "rpc-partner ended") :
		    ks_short(r, "read", (long)sizeof text, got);
	return text[0] == '\0' ? 0 : ks_why(r, -1, text);
}

/* Whether there is a loopback interface, for the helper cannot tell. */
static int
look(struct ks_round *r)
{
	struct ks_address	a;
	int			fd = ks_bound(SOCK_DGRAM, 4, &a);

	if (fd == -1)
		return ks_no_loopback(r, 4, "UDP socket");
	(void)close(fd);
	return 0;
}

static int
setup(struct ks_round *r, const char *transport)
{
	int bad = look(r);

	if (bad != 0)
		return bad;
	if (ks_find_helper(r, "rpc-partner", path, sizeof path) != 0)
		return -1;
	if (pipe(command) != 0 || pipe(answer) != 0)
		return ks_failed(r, "pipe");
	strcpy(protocol, transport);
	sprintf(seconds, "%d", r->timeout);
	if (ks_partner_start(r, &partner, become, NULL) != 0)
		return ks_failed(r, "fork");
	ks_shut(&command[0]);
	ks_shut(&answer[1]);
	r->ops = CALLS;
	return done(r);
}

static int
udp(struct ks_round *r)
{
	return setup(r, "udp");
}

static int
tcp(struct ks_round *r)
{
	return setup(r, "tcp");
}

/* n times, have so many calls made. */
static int
have_made(struct ks_round *r, unsigned calls, unsigned long n)
{
	long got;

	while (n-- > 0) {
		got = write(command[1], &calls, sizeof calls);
		if (got != (long)sizeof calls)
			return ks_short(r, "write", (long)sizeof calls, got);
		if (done(r) != 0)
			return -1;
	}
	return 0;
}

static int
loop(struct ks_round *r, unsigned long n)
{
	return have_made(r, CALLS, n);
}

static int
baseline(struct ks_round *r, unsigned long n)
{
	return have_made(r, 0, n);
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_shut(&command[1]);
	(void)ks_partner_stop(&partner);
	ks_shut(&command[0]);
	ks_shut(&answer[0]);
	ks_shut(&answer[1]);
}

#define LESS	"what it costs to have the helper program, in which client " \
	"and server are, make no call"

const struct ks_bench ks_lat_rpc[] = {
	{
		"LatRPC/udp",
		"a remote procedure call (ONC RPC) over UDP and the loopback "
		    "interface, a character there and back",
		"placement=|free",		/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		udp,				/* setup */
		loop,				/* loop */
		baseline, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		LESS,				/* less */
		"RPC/UDP (RPC/udp latency); needs no portmapper, and another "
		    "program than that which measures calls",
		KS_RPC_WHY			/* missing */
	},
	{
		"LatRPC/tcp",
		"the same over TCP",
		"placement=|free",		/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		tcp,				/* setup */
		loop,				/* loop */
		baseline, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		LESS,				/* less */
		"RPC/TCP (RPC/tcp latency); differs as above",
		KS_RPC_WHY			/* missing */
	},
	{ 0 }
};
