/* lat_fifo.c - a byte through a FIFO to another process, and back */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"

#ifdef HAVE_MKFIFO
#define FIFO(x)		x
#define MISSING		NULL

static struct ks_echo echo;

/* Both ends of a new FIFO.  The first is opened without waiting for the
   second, which fcntl(2) then takes back. */
static int
fifo(struct ks_round *r, const char *name, int *in, int *out)
{
	int flags;

	if (mkfifo(name, 0600) != 0)
		return errno == ENOSYS || errno == EINVAL ||
		    errno == EOPNOTSUPP || errno == EPERM ? ks_why(r, KS_SKIP,
		    "no FIFOs in this file system") : ks_failed(r, "mkfifo");
	if ((*in = open(name, O_RDONLY | O_NONBLOCK)) == -1 ||
	    (*out = open(name, O_WRONLY)) == -1)
		return ks_failed(r, "open");
	if ((flags = fcntl(*in, F_GETFL, 0)) == -1 ||
	    fcntl(*in, F_SETFL, flags & ~O_NONBLOCK) == -1)
		return ks_failed(r, "fcntl");
	return 0;
}

static int
setup(struct ks_round *r)
{
	int bad;

	if ((bad = fifo(r, "there", &echo.its_in, &echo.out)) != 0 ||
	    (bad = fifo(r, "back", &echo.in, &echo.its_out)) != 0)
		return bad;
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
#else
#define FIFO(x)		NULL
#define MISSING		"no mkfifo(3)"
#endif

const struct ks_bench ks_lat_fifo[] = {
	{
		"LatFifo",
		"a byte through a FIFO to another process, and back",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		FIFO(setup),			/* setup */
		FIFO(loop),			/* loop */
		NULL, NULL,			/* baseline, twice */
		FIFO(finish),			/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Fifo latency; theirs lets the two processes run on different "
		    "CPUs",
		MISSING				/* missing */
	},
	{ 0 }
};
