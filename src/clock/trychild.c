/* trychild.c - read a clock for the first time, in a child: it may trap,
   hang, or go back from one CPU to another */

#include "compat.h"

#include <errno.h>
#include <signal.h>

#include "clock/clock.h"
#include "clock/trial.h"

#define SECONDS	2		/* a reading that takes longer hangs */
#define MAXCPU	64
#define TURNS	3		/* times round the CPUs */

/* Exit status of the child; SIGNAL and up: a signal. */
enum { FINE, UNFIT, BACK, SIGNAL = 64 };

static int	(*cpus)(int *, int);
static int	(*pin)(int);

void
ks_clock_pinning(int (*list)(int *, int), int (*to)(int))
{
	cpus = list;
	pin = to;
}

/* Caught rather than left to kill, so that no core is dumped. */
static void
caught(int sig)
{
	_exit(SIGNAL + sig);
}

static void
catch_all(void)
{
	static const int traps[] = {
		SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGALRM
	};
	size_t	i;

	for (i = 0; i < sizeof traps / sizeof *traps; i++)
		signal(traps[i], caught);
}

/* Does it go back on the way from CPU to CPU? */
static int
travel(const struct ks_clk *k)
{
	struct ks_stamp	a, b;
	int		cpu[MAXCPU], i, n;

	n = cpus != NULL ? cpus(cpu, MAXCPU) : 0;
	k->clock->read(&a);
	for (i = 0; i < TURNS * n; i++, a = b) {
		if (pin(cpu[i % n]) != 0)
			break;
		k->clock->read(&b);
		if (ks_clock_diff(k, &a, &b) < 0)
			return BACK;
	}
	return FINE;
}

static void
child(struct ks_clk *k)
{
	struct ks_stamp	s;

	catch_all();
	alarm(SECONDS);
	if (k->clock->start(&k->hi, &k->lo) != 0)
		_exit(UNFIT);
	ks_trial_units(k);
	k->clock->read(&s);
	_exit(travel(k));
}

/* What became of the child. */
static int
judge(struct ks_clk *k, int st)
{
	int	sig = st & 0x7f;
	int	code = (st >> 8) & 0xff;

	if (sig == 0 && code > SIGNAL)
		sig = code - SIGNAL;
	if (sig == SIGALRM)
		snprintf(k->why, sizeof k->why,
		    "a reading takes over %d seconds", SECONDS);
	else if (sig != 0)
		snprintf(k->why, sizeof k->why,
		    "a reading is killed by signal %d", sig);
	else if (code == BACK)
		snprintf(k->why, sizeof k->why,
		    "it goes back from one CPU to another");
	else
		return 0;	/* the parent may start it and say why not */
	return -1;
}

int
ks_try_child(struct ks_clk *k)
{
	int	st;
	pid_t	pid = fork();

	if (pid == 0)
		child(k);
	if (pid > 0 && ks_waitpid(pid, &st, 0) == pid)
		return judge(k, st);
	snprintf(k->why, sizeof k->why, "cannot be tried in a child: %s",
	    strerror(errno));
	return -1;
}
