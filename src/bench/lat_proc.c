/* lat_proc.c - procedures and processes */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/callee.h"
#include "host/helper.h"

#define NOTRUN	127		/* exit status: the program was not executed */

static char	 path[1024];	/* of the program to execute */
static char	 command[sizeof path + 2];
static char	*args[4];
static char	*no_env[] = { NULL };

#define CALL8	ks_callee(); ks_callee(); ks_callee(); ks_callee(); \
		ks_callee(); ks_callee(); ks_callee(); ks_callee()
#define TURN	CALL8; CALL8; CALL8; CALL8	/* KS_UNROLL calls */

static int
call_loop(struct ks_round *r, unsigned long n)
{
	(void)r;
	for (; n > 0; n--) {
		TURN;
	}
	return 0;
}

static int
call_twice(struct ks_round *r, unsigned long n)
{
	(void)r;
	for (; n > 0; n--) {
		TURN;
		TURN;
	}
	return 0;
}

/* Wait for a child: 0 if it exited with 0. */
static int
ended(struct ks_round *r, pid_t pid, const char *what)
{
	char	why[KS_WHY];
	int	st;
	pid_t	got = ks_waitpid(pid, &st, 0);

	if (got == pid && st == 0)
		return 0;
	if (got != pid)
		return -1;
	if ((st & 0x7f) != 0)
		snprintf(why, sizeof why, "%.150s: killed by signal %d", what,
		    st & 0x7f);
	else if ((st >> 8 & 0xff) == NOTRUN)
		snprintf(why, sizeof why, "%.150s: not executed", what);
	else
		snprintf(why, sizeof why, "%.150s: exit status %d", what,
		    st >> 8 & 0xff);
	return ks_why(r, -1, why);
}

static int
fork_loop(struct ks_round *r, unsigned long n)
{
	pid_t pid;

	while (n-- > 0) {
		if ((pid = fork()) == 0)
			_exit(0);
		if (pid == -1 || ended(r, pid, "child") != 0)
			return -1;
	}
	return 0;
}

static int
exec_loop(struct ks_round *r, unsigned long n)
{
	pid_t pid;

	while (n-- > 0) {
		if ((pid = fork()) == 0) {
			(void)execve(path, args, no_env);
			_exit(NOTRUN);
		}
		if (pid == -1 || ended(r, pid, path) != 0)
			return -1;
	}
	return 0;
}

/* In a child: execute the program, or tell the parent why not. */
static void
execute(int tell)
{
	int e;

	(void)fcntl(tell, F_SETFD, FD_CLOEXEC);
	(void)execve(path, args, no_env);
	e = errno;
	(void)!write(tell, &e, sizeof e);
	_exit(NOTRUN);
}

/* Once before it is timed, so that a program that cannot be executed is
   reported with the system's reason. */
static int
rehearse(struct ks_round *r)
{
	char	why[KS_WHY];
	int	fd[2], e, got;
	pid_t	pid;

	if (pipe(fd) != 0)
		return -1;
	if ((pid = fork()) == 0)
		execute(fd[1]);
	(void)close(fd[1]);
	got = pid == -1 ? 0 : (int)read(fd[0], &e, sizeof e);
	(void)close(fd[0]);
	if (pid == -1 || ended(r, pid, path) == 0)
		return pid == -1 ? -1 : 0;
	if (got != (int)sizeof e)
		return -1;
	snprintf(why, sizeof why, "%.140s: %s", path, strerror(e));
	return ks_why(r, -1, why);
}

static int
exec_setup(struct ks_round *r, const char *name)
{
	if (ks_find_helper(r, name, path, sizeof path) != 0)
		return -1;
	args[0] = path;
	args[1] = NULL;
	return rehearse(r);
}

static int
dynamic(struct ks_round *r)
{
	return exec_setup(r, "hello");
}

static int
statically(struct ks_round *r)
{
	return exec_setup(r, "hello-static");
}

static int
shell(struct ks_round *r)
{
	static char name[] = "sh", option[] = "-c";

	if (ks_find_helper(r, "hello", path, sizeof path) != 0)
		return -1;
	if (strchr(path, '\'') != NULL)
		return ks_why(r, KS_SKIP, "a quote in the helper's path");
	sprintf(command, "'%s'", path);
	strcpy(path, "/bin/sh");
	args[0] = name;
	args[1] = option;
	args[2] = command;
	args[3] = NULL;
	return rehearse(r);
}

const struct ks_bench ks_lat_proc[] = {
	{
		"LatProc/procedure",
		"a call of a procedure that does nothing",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		NULL,				/* setup */
		call_loop,			/* loop */
		NULL, call_twice,		/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Procedure call; theirs passes a number",
		NULL				/* missing */
	},
	{
		"LatProc/fork",
		"fork(2), the child's _exit(2), and waitpid(2)",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		NULL,				/* setup */
		fork_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"fork proc (Process fork+exit); their child calls exit(3)",
		NULL				/* missing */
	},
	{
		"LatProc/exec",
		"fork(2), execve(2) of a small program, and waitpid(2)",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		dynamic,			/* setup */
		exec_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"exec proc (Process fork+execve); their program also prints, "
		    "to a closed descriptor",
		NULL				/* missing */
	},
	{
		"LatProc/exec-static",
		"the same of a program linked statically",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		statically,			/* setup */
		exec_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Static Process fork+execve; differs as above",
		KS_STATIC_WHY			/* missing */
	},
	{
		"LatProc/shell",
		"fork(2), /bin/sh -c of the same program, and waitpid(2)",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		shell,				/* setup */
		exec_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"sh proc (Process fork+/bin/sh -c); ours has an empty "
		    "environment",
		NULL				/* missing */
	},
	{ 0 }
};
