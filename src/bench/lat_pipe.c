/* lat_pipe.c - a byte through a pipe to another process, and back */

#include "compat.h"

#include "bench.h"
#include "host/io.h"
#include "host/partner.h"

static int			there[2] = { -1, -1 };
static int			back[2] = { -1, -1 };
static struct ks_partner	partner;

static void
shut(int *fd)
{
	if (*fd != -1)
		(void)close(*fd);
	*fd = -1;
}

/* The partner: send back what comes until the round closes its end. */
static int
echo(void *arg)
{
	char	c;
	long	got;

	(void)arg;
	shut(&there[1]);
	shut(&back[0]);
	while ((got = read(there[0], &c, 1)) == 1)
		if (write(back[1], &c, 1) != 1)
			return 1;
	return got != 0;
}

static int
setup(struct ks_round *r)
{
	if (pipe(there) != 0 || pipe(back) != 0 ||
	    ks_partner_start(r, &partner, echo, NULL) != 0)
		return -1;
	shut(&there[0]);
	shut(&back[1]);
	return 0;
}

static int
loop(struct ks_round *r, unsigned long n)
{
	char	c = 0;
	long	got;

	while (n-- > 0) {
		if ((got = write(there[1], &c, 1)) != 1)
			return ks_short(r, "write", 1, got);
		if ((got = read(back[0], &c, 1)) != 1)
			return ks_short(r, "read", 1, got);
	}
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	shut(&there[1]);
	(void)ks_partner_stop(&partner);
	shut(&there[0]);
	shut(&back[0]);
	shut(&back[1]);
}

const struct ks_bench ks_lat_pipe[] = {
	{
		"LatPipe",
		"a byte through a pipe to another process, and back",
		NULL,				/* params */
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
