/* patience.c - waits for what may never come */

#include "compat.h"

#include <sys/time.h>

#include "bench.h"
#include "host/patience.h"

#define SPARE	5	/* s after the time-out */

volatile sig_atomic_t ks_waited;

static volatile sig_atomic_t left;	/* s to live */

static void
second(int sig)
{
	(void)sig;
	ks_waited++;
	if (--left <= 0)
		_exit(1);
}

/* From now on a signal interrupts this process's waits once a second, and
   adds 1 to ks_waited: 0, or -1 with errno.  So a loop sees that what it
   waits for is lost without a system call more for each wait.  The timer is
   that of alarm(2): what the round wanted from it is done here as well. */
int
ks_patience(struct ks_round *r)
{
	struct sigaction	sa;
	struct itimerval	every;

	left = (r->timeout > 0 ? r->timeout : 60) + SPARE;
	memset(&sa, 0, sizeof sa);
	sa.sa_handler = second;
	sa.sa_flags = KS_SA_INTERRUPT;
	(void)sigemptyset(&sa.sa_mask);
	every.it_value.tv_sec = every.it_interval.tv_sec = 1;
	every.it_value.tv_usec = every.it_interval.tv_usec = 0;
	if (sigaction(SIGALRM, &sa, NULL) != 0)
		return -1;
	return setitimer(ITIMER_REAL, &every, NULL);
}
