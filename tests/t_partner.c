/* t_partner.c - partners do their work, end, and never outlive their round */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "bench.h"
#include "check.h"
#include "host/partner.h"

static struct ks_round	r;
static int		in[2], out[2];

static int
echo(void *arg)
{
	char c;

	(void)arg;
	close(in[1]);
	close(out[0]);
	while (read(in[0], &c, 1) == 1)
		if (write(out[1], &c, 1) != 1)
			return 1;
	return 0;
}

static int
three(void *arg)
{
	(void)arg;
	return 3;
}

/* Never ends by itself, and does not meet the end of anything. */
static int
forever(void *arg)
{
	while (arg == NULL)
		pause();
	return 0;
}

/* Does not even wait. */
static int
spin(void *arg)
{
	while (*(volatile int *)arg == 0)
		;
	return 0;
}

static double
now(void)
{
	struct timeval t;

	(void)gettimeofday(&t, NULL);
	return (double)t.tv_sec + (double)t.tv_usec / 1e6;
}

static int
open_files(void)
{
	int i, n = 0;

	for (i = 0; i < 64; i++)
		n += fcntl(i, F_GETFD) != -1;
	return n;
}

static int
no_children(void)
{
	return waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD;
}

static void
test_echo(void)
{
	struct ks_partner	p;
	int			files = open_files();
	char			c = 'k';

	CHECK(pipe(in) == 0 && pipe(out) == 0);
	CHECK(ks_partner_start(&r, &p, echo, NULL) == 0);
	close(in[0]);
	close(out[1]);
	CHECK(write(in[1], &c, 1) == 1);
	c = 0;
	CHECK(read(out[0], &c, 1) == 1 && c == 'k');
	close(in[1]);
	CHECK(ks_partner_stop(&p) == 0);
	CHECK(ks_partner_stop(&p) == 0);
	close(out[0]);
	CHECK(no_children());
	CHECK(open_files() == files);
}

static void
test_failed(void)
{
	struct ks_partner	p;
	int			files = open_files();

	CHECK(ks_partner_start(&r, &p, three, NULL) == 0);
	CHECK(ks_partner_stop(&p) == -1);
	CHECK(no_children());
	CHECK(open_files() == files);
}

/* One that does not end is killed, soon. */
static void
test_stubborn(void)
{
	struct ks_partner	p;
	double			start = now();

	CHECK(ks_partner_start(&r, &p, forever, NULL) == 0);
	CHECK(ks_partner_stop(&p) == -1);
	CHECK(now() - start < 10);
	CHECK(no_children());
}

/* Many at once, stopped in an order that is not theirs. */
static void
test_many(void)
{
	struct ks_partner	p[5];
	int			i, files = open_files();

	for (i = 0; i < 5; i++)
		CHECK(ks_partner_start(&r, &p[i], three, NULL) == 0);
	for (i = 0; i < 5; i++)
		CHECK(ks_partner_stop(&p[i * 2 % 5]) == -1);
	CHECK(no_children());
	CHECK(open_files() == files);
}

/* A partner lives no longer than the round may. */
static void
test_timeout(void)
{
	struct ks_partner	p;
	int			st = 0;
	double			start = now();

	r.timeout = 1;
	CHECK(ks_partner_start(&r, &p, forever, NULL) == 0);
	CHECK(waitpid((pid_t)p.pid, &st, 0) == (pid_t)p.pid);
	CHECK((st & 0x7f) == SIGALRM);
	CHECK(now() - start < 5);
	CHECK(ks_partner_stop(&p) == -1);
	r.timeout = 20;
}

/* A round that makes partners and is killed: all of them hold the writing
   end of the pipe, and when it is closed none of them is left. */
static void
killed_round(int (*fn)(void *), void *arg, int n)
{
	static struct ks_partner	p[5];
	int				i;

	CHECK(pipe(in) == 0 && pipe(out) == 0);
	for (i = 0; i < n; i++)
		CHECK(ks_partner_start(&r, &p[i], fn, arg) == 0);
	kill(getpid(), SIGKILL);
}

static void
test_killed(int (*fn)(void *), void *arg, int n)
{
	int	fd[2];
	char	c;
	double	start = now();
	pid_t	pid;

	CHECK(pipe(fd) == 0);
	if ((pid = fork()) == 0) {
		close(fd[0]);
		killed_round(fn, arg, n);
		_exit(1);
	}
	close(fd[1]);
	CHECK(waitpid(pid, NULL, 0) == pid);
	CHECK(read(fd[0], &c, 1) == 0);
	close(fd[0]);
#if defined(O_ASYNC) || defined(FASYNC)
	CHECK(now() - start < 10);
#else
	(void)start;		/* the time-out will have done it */
#endif
}

int
main(void)
{
	static int never;

	r.timeout = 20;
	r.partner_cpu = -1;
	test_echo();
	test_failed();
	test_stubborn();
	test_many();
	test_timeout();
	test_killed(echo, NULL, 1);
	test_killed(forever, NULL, 1);
	test_killed(forever, NULL, 5);
	test_killed(spin, &never, 2);
	return check_status();
}
