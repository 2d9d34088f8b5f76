/* partner.c - a process at the other end, for benchmarks */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "bench.h"
#include "host/host.h"
#include "host/partner.h"

#if !defined(O_ASYNC) && defined(FASYNC)
#define O_ASYNC	FASYNC
#endif

#define MAXPARTNERS	256
#define TIMEOUT		60	/* s, where the round has none */
#define PATIENCE	2000000	/* us until a partner is killed */

/* The lifelines the round holds: its partners must not hold each other's. */
static int	held[MAXPARTNERS];
static int	nheld;

/* The end of the lifeline in a partner. */
static int	line;

/* Something happened to the lifeline: if it broke, the round is dead. */
static void
broken(int sig)
{
	char	c;
	int	e = errno;

	(void)sig;
	if (read(line, &c, 1) == 0)
		_exit(1);
	errno = e;
}

/* Be told when the lifeline breaks, so that a partner dies with its round
   whatever it waits for.  Where a host has no such signals the partner dies
   when it meets the end of what it reads, or of the time-out. */
static void
watch(void)
{
#ifdef O_ASYNC
	struct sigaction sa;

	memset(&sa, 0, sizeof sa);
	sa.sa_handler = broken;
	sa.sa_flags = KS_SA_RESTART;
	(void)sigaction(SIGIO, &sa, NULL);
	(void)fcntl(line, F_SETOWN, getpid());
	(void)fcntl(line, F_SETFL, O_ASYNC | O_NONBLOCK);
	broken(SIGIO);		/* may have been before we listened */
#endif
}

/* Nothing of the round is kept open: not its output, whose reader waits for
   the end of it, and no other partner's lifeline. */
static void
let_go(void)
{
	int fd, i;

	for (i = 0; i < nheld; i++)
		(void)close(held[i]);
	if ((fd = open("/dev/null", O_RDWR)) == -1)
		return;
	(void)dup2(fd, 0);
	(void)dup2(fd, 1);
	if (fd > 1)
		(void)close(fd);
}

static void
live(struct ks_round *r, int lifeline, int (*fn)(void *), void *arg)
{
	line = lifeline;
	let_go();
	(void)signal(SIGALRM, SIG_DFL);
	(void)alarm((unsigned)(r->timeout > 0 ? r->timeout : TIMEOUT));
	watch();
	if (r->partner_cpu >= 0 && ks_pin(r->partner_cpu) != 0)
		_exit(1);
	_exit(fn(arg));
}

/* Start a partner that runs fn(arg): 0, or -1 with errno.  From then on a
   write to a dead partner is an error and no signal. */
int
ks_partner_start(struct ks_round *r, struct ks_partner *p, int (*fn)(void *),
    void *arg)
{
	int	end[2];
	long	pid;

	p->pid = 0;
	if (nheld == MAXPARTNERS) {
		errno = EAGAIN;
		return -1;
	}
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, end) != 0)
		return -1;
	(void)fcntl(end[1], F_SETFD, FD_CLOEXEC);
	(void)signal(SIGPIPE, SIG_IGN);
	held[nheld++] = end[1];
	pid = (long)fork();
	if (pid == 0)
		live(r, end[0], fn, arg);
	(void)close(end[0]);
	p->lifeline = end[1];
	if (pid > 0)
		p->pid = pid;
	else {
		(void)close(end[1]);
		nheld--;
	}
	return pid > 0 ? 0 : -1;
}

static void
forget(int fd)
{
	int i;

	(void)close(fd);
	for (i = 0; i < nheld; i++)
		if (held[i] == fd) {
			held[i] = held[--nheld];
			return;
		}
}

static void
doze(long us)
{
	struct timeval tv;

	tv.tv_sec = us / 1000000;
	tv.tv_usec = us % 1000000;
	(void)select(0, NULL, NULL, NULL, &tv);
}

volatile sig_atomic_t ks_partner_died;

static void
died(int sig)
{
	(void)sig;
	ks_partner_died = 1;
}

/* From now on the death of a partner interrupts what the round waits for,
   and sets ks_partner_died. */
void
ks_partner_mind(void)
{
	struct sigaction sa;

	memset(&sa, 0, sizeof sa);
	sa.sa_handler = died;
	sa.sa_flags = KS_SA_INTERRUPT;
	(void)sigemptyset(&sa.sa_mask);
	(void)sigaction(SIGCHLD, &sa, NULL);
}

/* Kill a partner, one that does not end when the round closes something. */
void
ks_partner_kill(struct ks_partner *p)
{
	if (p->pid > 0)
		(void)kill((pid_t)p->pid, SIGKILL);
	(void)ks_partner_stop(p);
}

/* Wait for the partner to end, which it does when the round has closed what
   it reads; kill it if it does not: 0 if it ended by itself and all was
   well, else -1. Nothing to do for a partner that was never started. */
int
ks_partner_stop(struct ks_partner *p)
{
	int	st = -1;
	long	us, waited = 0;
	pid_t	got = 0;

	if (p->pid <= 0)
		return 0;
	for (us = 100; waited < PATIENCE; us *= 2) {
		if ((got = ks_waitpid((pid_t)p->pid, &st, WNOHANG)) != 0)
			break;
		doze(us);
		waited += us;
	}
	if (got == 0) {
		(void)kill((pid_t)p->pid, SIGKILL);
		(void)ks_waitpid((pid_t)p->pid, &st, 0);
	}
	forget(p->lifeline);
	p->pid = 0;
	return st == 0 ? 0 : -1;
}
