/* t_waitpid.c - waitpid that signals do not end */

#include "compat.h"

#include <errno.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "check.h"

static volatile sig_atomic_t	alarms;

static void
count(int sig)
{
	(void)sig;
	alarms++;
}

/* A signal every 2 ms, which interrupts calls. */
static void
disturb(void)
{
	struct sigaction	sa;
	struct itimerval	every;

	memset(&sa, 0, sizeof sa);
	sa.sa_handler = count;
	sa.sa_flags = KS_SA_INTERRUPT;
	sigemptyset(&sa.sa_mask);
	CHECK(sigaction(SIGALRM, &sa, NULL) == 0);
	every.it_interval.tv_sec = every.it_value.tv_sec = 0;
	every.it_interval.tv_usec = every.it_value.tv_usec = 2000;
	CHECK(setitimer(ITIMER_REAL, &every, NULL) == 0);
}

static pid_t
child(int status, int sig)
{
	struct timeval	wait;
	pid_t		pid = fork();

	if (pid != 0)
		return pid;
	wait.tv_sec = 0;
	wait.tv_usec = 30000;
	(void)select(0, NULL, NULL, NULL, &wait);
	if (sig != 0)
		(void)kill(getpid(), sig);
	_exit(status);
}

int
main(void)
{
	pid_t	pid;
	int	st = -1;

	disturb();
	pid = child(0, 0);
	CHECK(ks_waitpid(pid, &st, WNOHANG) == 0);
	CHECK(ks_waitpid(pid, &st, 0) == pid && st == 0);
	CHECK(alarms > 2);
	pid = child(77, 0);
	CHECK(ks_waitpid(pid, &st, 0) == pid);
	CHECK((st & 0x7f) == 0 && (st >> 8 & 0xff) == 77);
	pid = child(0, SIGKILL);
	CHECK(ks_waitpid(pid, &st, 0) == pid && (st & 0x7f) == SIGKILL);
	pid = child(1, 0);
	CHECK(ks_waitpid(pid, NULL, 0) == pid);
	CHECK(ks_waitpid(pid, NULL, 0) == -1 && errno == ECHILD);
	return check_status();
}
