/* lat_sem.c - a System V semaphore handed over to another process */

#include "compat.h"

#include "bench.h"
#include "host/io.h"
#include "host/partner.h"

#ifdef HAVE_SEMGET
#include <sys/ipc.h>
#include <sys/sem.h>

#define SEM(x)		x
#define MISSING		NULL

static struct ks_partner	partner;
static int			id;	/* of the two semaphores */

/* The partner waits for the first and gives the second. */
static int
serve(void *arg)
{
	struct sembuf wait, post;

	(void)arg;
	memset(&wait, 0, sizeof wait);
	memset(&post, 0, sizeof post);
	wait.sem_num = 0;
	wait.sem_op = -1;
	post.sem_num = 1;
	post.sem_op = 1;
	while (semop(id, &wait, 1) == 0)
		if (semop(id, &post, 1) != 0)
			return 1;
	return 1;
}

static int
setup(struct ks_round *r)
{
	if (r->sem == -1)
		return ks_why(r, KS_SKIP, "no System V semaphores were given");
	id = r->sem;
	r->ops = 2;
	ks_partner_mind();
	return ks_partner_start(r, &partner, serve, NULL) != 0 ?
	    ks_failed(r, "fork") : 0;
}

/* n times there and back. */
static int
loop(struct ks_round *r, unsigned long n)
{
	struct sembuf wait, post;

	memset(&wait, 0, sizeof wait);
	memset(&post, 0, sizeof post);
	wait.sem_num = 1;
	wait.sem_op = -1;
	post.sem_num = 0;
	post.sem_op = 1;
	if (ks_partner_died)		/* nobody would answer */
		return ks_why(r, -1, "the other process died");
	while (n-- > 0)
		if (semop(id, &post, 1) != 0 || semop(id, &wait, 1) != 0)
			return ks_partner_died ? ks_why(r, -1,
			    "the other process died") : ks_failed(r, "semop");
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_partner_kill(&partner);
}
#else
#define SEM(x)		NULL
#define MISSING		"no System V semaphores"
#endif

const struct ks_bench ks_lat_sem[] = {
	{
		"LatSem",
		"a System V semaphore given to another process, which waits "
		    "for it: semop(2) twice",
		"cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		KS_NEED_SEM, 2,			/* needs, goal */
		SEM(setup),			/* setup */
		SEM(loop),			/* loop */
		NULL, NULL,			/* baseline, twice */
		SEM(finish),			/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Semaphore latency; theirs gives and waits in one call, which "
		    "can spare switches of processes",
		MISSING				/* missing */
	},
	{ 0 }
};
