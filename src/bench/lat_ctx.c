/* lat_ctx.c - a token through a ring of processes */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/host.h"
#include "host/io.h"
#include "host/partner.h"

#define MOST	96	/* processes */
#define SPARE	16	/* descriptors of the round itself */

/* Process i of the ring reads from pipe i and writes to pipe i + 1; process
   0 is the round.  The pipes of the overhead are its own: those of the ring
   have readers. */
static int			procs;
static size_t			words;	/* that each process sums up */
static int			in, out;	/* the round's ends */
static int			own[MOST][2];
static struct ks_partner	partner[MOST];

/* For the process to be started: its ends, and its end of the last pipe
   that it leaves alone. */
static int			its_in, its_out, next_in;

static unsigned			*array;
static volatile unsigned	 sink;

/* Read all of the array. */
static void
sum(const unsigned *a, size_t n)
{
	unsigned s = 0, t = 0, u = 0, v = 0;

	for (; n >= 4; a += 4, n -= 4) {
		s += a[0];
		t += a[1];
		u += a[2];
		v += a[3];
	}
	sink = s + t + u + v;
}

/* Take the memory that this process sums up: the same size, at an address
   of its own. */
static int
take_array(void)
{
	array = malloc(words * sizeof *array + 1);
	if (array == NULL)
		return -1;
	memset(array, 1, words * sizeof *array + 1);
	return 0;
}

/* A process of the ring: the token grows by one in each. */
static int
member(void *arg)
{
	int	token;
	long	got;

	(void)arg;
	ks_shut(&out);
	ks_shut(&next_in);
	if (take_array() != 0)
		return 1;
	while ((got = read(its_in, &token, sizeof token)) ==
	    (long)sizeof token) {
		sum(array, words);
		token++;
		if (write(its_out, &token, sizeof token) !=
		    (long)sizeof token)
			return 1;
	}
	return got != 0;
}

/* The host cannot do it, it stopped after n things. */
static int
limit(struct ks_round *r, int n, const char *things)
{
	char why[KS_WHY];

	snprintf(why, sizeof why, "%s after %d %s of the %s it takes",
	    strerror(errno), n, things, ks_param(r, "procs"));
	return ks_why(r, KS_SKIP, why);
}

/* Add process i to the ring, which ends with the pipe that in reads. */
static int
add(struct ks_round *r, int i)
{
	int fd[2];

	if (pipe(fd) != 0)
		return limit(r, i, "processes");
	its_in = in;
	next_in = fd[0];
	its_out = fd[1];
	if (ks_partner_start(r, &partner[i], member, NULL) != 0)
		return limit(r, i, "processes");
	ks_shut(&its_in);
	ks_shut(&its_out);
	in = next_in;
	return 0;
}

static int
ring(struct ks_round *r)
{
	int fd[2], i, bad;

	if (pipe(fd) != 0)
		return limit(r, 1, "processes");
	in = fd[0];
	out = fd[1];
	for (i = 1; i < procs; i++)
		if ((bad = add(r, i)) != 0)
			return bad;
	return 0;
}

static int
own_pipes(struct ks_round *r)
{
	int i;

	for (i = 0; i < procs; i++)
		if (pipe(own[i]) != 0)
			return limit(r, i, "pipes");
	return 0;
}

static int
setup(struct ks_round *r)
{
	size_t	size = (size_t)ks_number(r, "size");
	int	bad;

	procs = (int)ks_number(r, "procs");
	words = size / sizeof *array;
	if (size * (size_t)procs > r->memory)
		return ks_why(r, KS_SKIP, "not so much memory may be used");
	r->ops = procs;
	(void)ks_descriptors((long)procs * 3 + SPARE);
	if ((bad = ring(r)) != 0 || (bad = own_pipes(r)) != 0)
		return bad;
	return take_array();
}

/* n times round the ring. */
static int
loop(struct ks_round *r, unsigned long n)
{
	int	token = 0, sent;
	long	got;

	while (n-- > 0) {
		sent = token;
		if ((got = write(out, &token, sizeof token)) !=
		    (long)sizeof token)
			return ks_short(r, "write", (long)sizeof token, got);
		if ((got = read(in, &token, sizeof token)) !=
		    (long)sizeof token)
			return ks_short(r, "read", (long)sizeof token, got);
		if (token != sent + procs - 1)
			return ks_why(r, -1, "the token missed a process");
		sum(array, words);
	}
	return 0;
}

/* As many hops by one process. */
static int
overhead(struct ks_round *r, unsigned long n)
{
	int	token = 0, i;
	long	got;

	while (n-- > 0)
		for (i = 0; i < procs; i++) {
			if ((got = write(own[i][1], &token, sizeof token)) !=
			    (long)sizeof token)
				return ks_short(r, "write",
				    (long)sizeof token, got);
			if ((got = read(own[i][0], &token, sizeof token)) !=
			    (long)sizeof token)
				return ks_short(r, "read",
				    (long)sizeof token, got);
			sum(array, words);
		}
	return 0;
}

/* The end of one process is the end of what the next reads. */
static void
finish(struct ks_round *r)
{
	int i;

	(void)r;
	ks_shut(&out);
	for (i = 1; i < procs; i++)
		(void)ks_partner_stop(&partner[i]);
	ks_shut(&in);
	for (i = 0; i < procs; i++) {
		ks_shut(&own[i][0]);
		ks_shut(&own[i][1]);
	}
	free(array);
	array = NULL;
}

const struct ks_bench ks_lat_ctx[] = {
	{
		"LatCtx",
		"a 4-byte token through a pipe to the next of a ring of "
		    "processes, each of which sums up memory of its own",
		"procs=2,8,16|4,24,32,64,96 size=0K,16K,64K|4K,8K,32K "
		    "cpus=|2 placement=|free",
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		overhead, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, "hop overhead",		/* derive, parts */
		"write(2), read(2) and the sum of memory in the cache, in one "
		    "process, through as many pipes",
		"2p/0K ctxsw and so on (size=S); as there, what the processes "
		    "lose of their memory in the cache is part of it",
		NULL				/* missing */
	},
	{ 0 }
};
