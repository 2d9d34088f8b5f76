/* child.c - a process of its own, in a group of its own, that says a line */

#include "compat.h"

#include <sys/time.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>

#include "harness/child.h"
#include "harness/janitor.h"

volatile int ks_stopped;

static void
stop(int sig)
{
	ks_stopped = sig;
}

void
ks_child_signals(void)
{
	static const int	 sig[] = { SIGINT, SIGTERM, SIGHUP };
	struct sigaction	 sa;
	size_t			 i;

	for (i = 0; i < sizeof sig / sizeof sig[0]; i++) {
		memset(&sa, 0, sizeof sa);
		sa.sa_handler = stop;
		sigemptyset(&sa.sa_mask);
		sigaction(sig[i], &sa, NULL);
	}
}

static void
default_signals(void)
{
	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	signal(SIGHUP, SIG_DFL);
}

/* In the child: the group, the descriptors, the work. */
static void
become(int (*fn)(void *), void *arg, int out)
{
	int null, status;

	setpgid(0, 0);
	default_signals();
	ks_janitor_forget();
	null = open("/dev/null", O_RDONLY);
	if (null < 0 || dup2(null, 0) < 0 || dup2(out, 1) < 0)
		_exit(126);
	close(null);
	close(out);
	status = fn(arg);
	if (fflush(stdout) != 0)
		status = 126;
	_exit(status);
}

int
ks_child_start(struct ks_child *c, int (*fn)(void *), void *arg)
{
	int	p[2], e;

	fflush(stdout);
	fflush(stderr);
	if (pipe(p) != 0)
		return -1;
	c->pid = fork();
	if (c->pid == 0) {
		close(p[0]);
		become(fn, arg, p[1]);
	}
	e = errno;
	close(p[1]);
	if (c->pid < 0) {
		close(p[0]);
		errno = e;
		return -1;
	}
	setpgid(c->pid, c->pid);	/* whoever comes first */
	ks_janitor_group(c->pid);
	c->fd = p[0];
	return 0;
}

double
ks_now(void)
{
	struct timeval tv;

	gettimeofday(&tv, NULL);
	return tv.tv_sec + tv.tv_usec / 1e6;
}

/* Wait until there is something to read: 1, or 0 at the end of the time or
   when a signal said stop.  A clock that was set cannot make it wait for
   longer than left at a time. */
static int
readable(int fd, double left)
{
	struct timeval	tv;
	fd_set		set;
	int		n;

	if (left <= 0 || ks_stopped)
		return 0;
	if (left > 1)
		left = 1;
	tv.tv_sec = (long)left;
	tv.tv_usec = (long)((left - tv.tv_sec) * 1e6);
	FD_ZERO(&set);
	FD_SET(fd, &set);
	n = select(fd + 1, &set, NULL, NULL, &tv);
	return n > 0 ? 1 : n == 0 || errno == EINTR ? -1 : 0;
}

/* Read until end of file: 0, or -1 if that did not come in time. */
static int
drain(int fd, double seconds, char *buf, size_t size)
{
	char	rest[256];
	double	end = ks_now() + seconds;
	size_t	n = 0;
	ssize_t	got;
	int	ready;

	do {
		buf[n] = '\0';
		ready = readable(fd, end - ks_now());
		if (ready == 0)
			return -1;
		got = 1;
		if (ready > 0 && n + 1 < size)
			got = read(fd, buf + n, size - n - 1);
		else if (ready > 0)
			got = read(fd, rest, sizeof rest);
		if (ready > 0 && n + 1 < size && got > 0)
			n += got;
	} while (got > 0);
	buf[n] = '\0';
	return 0;
}

/* 0 for a clean exit, else -1 and what happened. */
static int
verdict(int status, char *why, size_t size)
{
	int sig = status & 0x7f, code = status >> 8 & 0xff;

	if (sig == 0 && code == 0)
		return 0;
	if (sig != 0)
		snprintf(why, size, "killed by signal %d", sig);
	else
		snprintf(why, size, "exit status %d", code);
	return -1;
}

int
ks_child_finish(struct ks_child *c, double seconds, char *buf, size_t size,
    char *why, size_t whysize)
{
	int late, status = 0;

	late = drain(c->fd, seconds, buf, size);
	close(c->fd);
	if (late) {
		kill(-c->pid, SIGKILL);
		kill(c->pid, SIGKILL);
	}
	(void)ks_waitpid((pid_t)c->pid, &status, 0);
	kill(-c->pid, SIGKILL);		/* what it left */
	ks_janitor_group(0L);
	if (!late)
		return verdict(status, why, whysize);
	if (ks_stopped)
		snprintf(why, whysize, "interrupted");
	else
		snprintf(why, whysize, "no result within %.0f s", seconds);
	return -1;
}
