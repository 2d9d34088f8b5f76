/* nap.c - the shortest sleeps there are */

#include "compat.h"

#include <errno.h>
#include <signal.h>
#include <sys/time.h>
#include <time.h>

#include "host/nap.h"

#ifdef HAVE_PSELECT
#include <sys/select.h>
#endif

#if !defined(HAVE_USLEEP) || !defined(HAVE_NANOSLEEP) || !defined(HAVE_PSELECT)
static int
none(void)
{
	errno = ENOSYS;
	return -1;
}
#endif

/* Old ones give nothing back, and leave errno as it happens to be. */
int
ks_nap_usleep(void)
{
#ifdef HAVE_USLEEP
	(void)usleep(1);
	return 0;
#else
	return none();
#endif
}

int
ks_nap_nanosleep(void)
{
#ifdef HAVE_NANOSLEEP
	struct timespec t;

	t.tv_sec = 0;
	t.tv_nsec = 1;
	return nanosleep(&t, NULL);
#else
	return none();
#endif
}

int
ks_nap_select(void)
{
	struct timeval t;

	t.tv_sec = 0;
	t.tv_usec = 1;
	return select(0, NULL, NULL, NULL, &t);
}

int
ks_nap_pselect(void)
{
#ifdef HAVE_PSELECT
	struct timespec t;

	t.tv_sec = 0;
	t.tv_nsec = 1;
	return pselect(0, NULL, NULL, NULL, &t, NULL);
#else
	return none();
#endif
}

static sigset_t	before;		/* the signals blocked before */
static unsigned	put_off;	/* s that alarm(2) was set to */

static void
wake(int sig)
{
	(void)sig;
}

/* Block SIGALRM, so that it cannot come before we wait for it. */
int
ks_nap_begin(void)
{
	struct sigaction	sa;
	sigset_t		set;

	memset(&sa, 0, sizeof sa);
	sa.sa_handler = wake;
	(void)sigemptyset(&sa.sa_mask);
	(void)sigemptyset(&set);
	(void)sigaddset(&set, SIGALRM);
	put_off = alarm(0);
	if (sigprocmask(SIG_BLOCK, &set, &before) != 0)
		return -1;
	return sigaction(SIGALRM, &sa, NULL);
}

int
ks_nap_itimer(void)
{
	struct itimerval t;

	t.it_value.tv_sec = t.it_interval.tv_sec = 0;
	t.it_interval.tv_usec = 0;
	t.it_value.tv_usec = 1;
	if (setitimer(ITIMER_REAL, &t, NULL) != 0)
		return -1;
	return sigsuspend(&before) == -1 && errno == EINTR ? 0 : -1;
}

int
ks_nap_end(void)
{
	(void)signal(SIGALRM, SIG_DFL);
	(void)alarm(put_off);
	return sigprocmask(SIG_SETMASK, &before, NULL);
}
