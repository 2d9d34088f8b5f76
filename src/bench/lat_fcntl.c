/* lat_fcntl.c - a lock of a file handed over to another process */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/io.h"
#include "host/partner.h"

/*
 * Three bytes of a file are locked.  Of the two processes one runs: it holds
 * lock i and lock i + 2 (modulo 3), and the other holds i + 1 and waits for
 * i.  The one that runs gives up i, so that the other goes on, and waits for
 * i + 1; now all is as before, but for the roles, and i is one more.
 */
#define LOCKS	3

static struct ks_partner	partner;
static int			fd;
static int			turn;	/* the lock to give up */
static int			ready[2];

static int
set(int lock, int type)
{
	struct flock f;

	memset(&f, 0, sizeof f);
	f.l_type = type;
	f.l_whence = SEEK_SET;
	f.l_start = lock;
	f.l_len = 1;
	return fcntl(fd, F_SETLKW, &f);
}

/* Give up a lock and wait for the next. */
static int
hand_over(int lock)
{
	if (set(lock, F_UNLCK) == -1)
		return -1;
	return set((lock + 1) % LOCKS, F_WRLCK);
}

/* The partner: it says that it holds lock 1, and goes for lock 0. */
static int
serve(void *arg)
{
	int lock;

	(void)arg;
	if (set(1, F_WRLCK) == -1 || write(ready[1], "", 1) != 1 ||
	    set(0, F_WRLCK) == -1)
		return 1;
	for (lock = 1; hand_over(lock) != -1; lock = (lock + 2) % LOCKS)
		;
	return 1;
}

static int
no_locks(struct ks_round *r)
{
	return errno == ENOLCK || errno == EINVAL || errno == ENOSYS ||
	    errno == EOPNOTSUPP ? ks_why(r, KS_SKIP,
	    "no locks in this file system") : ks_failed(r, "fcntl");
}

static int
setup(struct ks_round *r)
{
	char c;

	if ((fd = open("locks", O_RDWR | O_CREAT | O_EXCL, 0600)) == -1)
		return ks_failed(r, "open");
	if (set(0, F_WRLCK) == -1 || set(2, F_WRLCK) == -1)
		return no_locks(r);
	turn = 0;
	r->ops = 2;
	if (pipe(ready) != 0)
		return ks_failed(r, "pipe");
	ks_partner_mind();
	if (ks_partner_start(r, &partner, serve, NULL) != 0)
		return ks_failed(r, "fork");
	ks_shut(&ready[1]);
	return read(ready[0], &c, 1) == 1 ? 0 : ks_why(r, -1,
	    "the other process could not lock");
}

/* n times there and back.  A process that died has given up its locks. */
static int
loop(struct ks_round *r, unsigned long n)
{
	for (; n > 0 && !ks_partner_died; n--) {
		if (hand_over(turn) == -1 && !ks_partner_died)
			return ks_failed(r, "fcntl");
		turn = (turn + 2) % LOCKS;
	}
	return ks_partner_died ? ks_why(r, -1, "the other process died") : 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_partner_kill(&partner);
	ks_shut(&ready[0]);
	ks_shut(&ready[1]);
	ks_shut(&fd);
}

const struct ks_bench ks_lat_fcntl[] = {
	{
		"LatFcntl",
		"a lock of a byte of a file given to another process, which "
		    "waits for it: fcntl(2) twice",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Fcntl lock latency; theirs locks two files",
		NULL				/* missing */
	},
	{ 0 }
};
