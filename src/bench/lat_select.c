/* lat_select.c - select(2) over many descriptors */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/time.h>

#include "bench.h"
#include "host/host.h"
#include "host/loopback.h"

#define SPARE	16	/* descriptors of the round itself */

static fd_set	all;	/* what is looked at */
static int	nfds;	/* the highest of them + 1 */
static int	count;	/* how many */
static int	ends[2];

static int
too_many(struct ks_round *r, const char *what, long limit)
{
	char why[KS_WHY];

	snprintf(why, sizeof why, "n=%s is too much: %s is %ld",
	    ks_param(r, "n"), what, limit);
	return ks_why(r, KS_SKIP, why);
}

/* Take one more descriptor in. */
static void
add(int fd)
{
	FD_SET(fd, &all);
	count++;
	if (fd >= nfds)
		nfds = fd + 1;
}

/* Look at n copies of fd. */
static int
copies(struct ks_round *r, int fd)
{
	long	n = (long)ks_number(r, "n"), limit;
	int	copy;

	limit = ks_descriptors(n + SPARE);
	while (count < n) {
		if ((copy = dup(fd)) == -1)
			return errno != EMFILE ? -1 : too_many(r,
			    "the limit of descriptors",
			    limit > 0 ? limit : (long)nfds);
		if (copy >= FD_SETSIZE) {
			(void)close(copy);
			return too_many(r, "FD_SETSIZE", (long)FD_SETSIZE);
		}
		add(copy);
	}
	return 0;
}

static void
clear(void)
{
	FD_ZERO(&all);
	nfds = count = 0;
	ends[0] = ends[1] = -1;
}

static int
file(struct ks_round *r)
{
	clear();
	ends[0] = open("file", O_RDWR | O_CREAT | O_EXCL, 0600);
	return ends[0] == -1 ? -1 : copies(r, ends[0]);
}

static int
tcp(struct ks_round *r)
{
	clear();
	if (ks_tcp_pair(ends, 4, 0L) != 0)
		return ks_no_loopback(r, 4, "TCP connection");
	return copies(r, ends[0]);
}

/* All are ready every time, so select leaves the set as it is, and it need
   not be copied for each call. */
static int
loop(struct ks_round *r, unsigned long n)
{
	fd_set		set;
	struct timeval	zero;
	int		ready;

	set = all;
	zero.tv_sec = 0;
	zero.tv_usec = 0;
	while (n-- > 0) {
		ready = select(nfds, NULL, &set, NULL, &zero);
		if (ready != count)
			return ready == -1 ? -1 : ks_why(r, -1,
			    "select: not all descriptors were ready");
	}
	return 0;
}

static void
finish(struct ks_round *r)
{
	int i;

	(void)r;
	for (i = 0; i < nfds; i++)
		if (FD_ISSET(i, &all))
			(void)close(i);
	for (i = 0; i < 2; i++)
		if (ends[i] != -1)
			(void)close(ends[i]);
	clear();
}

const struct ks_bench ks_lat_select[] = {
	{
		"LatSelect/file",
		"select(2), time-out 0, of n descriptors of a file, all ready",
		"n=10,100,250,500",		/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		file,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Select on N fd's; theirs leaves out the descriptors numbered "
		    "N and up, and also copies the set each time",
		NULL				/* missing */
	},
	{
		"LatSelect/tcp",
		"the same of n descriptors of a TCP socket",
		"n=10,100,250,500",		/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		tcp,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"slct TCP (Select on N tcp fd's, N = 100); differs as above",
		NULL				/* missing */
	},
	{ 0 }
};
