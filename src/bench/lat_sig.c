/* lat_sig.c - signals: a handler installed, a signal caught, a fault caught */

#include "compat.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>

#include "bench.h"
#include "host/host.h"

static pid_t			self;
static volatile unsigned long	caught;

static void
count(int sig)
{
	(void)sig;
	caught++;
}

/* Let handler catch sig, also where it was blocked when we started. */
static int
catch(int sig, void (*handler)(int))
{
	struct sigaction	sa;
	sigset_t		set;

	memset(&sa, 0, sizeof sa);
	sa.sa_handler = handler;
	sigemptyset(&sa.sa_mask);
	sigemptyset(&set);
	sigaddset(&set, sig);
	if (sigaction(sig, &sa, NULL) != 0)
		return -1;
	return sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static int
usr1(struct ks_round *r)
{
	(void)r;
	self = getpid();
	return catch(SIGUSR1, count);
}

static void
usr1_finish(struct ks_round *r)
{
	(void)r;
	(void)signal(SIGUSR1, SIG_DFL);
}

/* sa is set each time: some sigaction(2) write into it. */
static int
install_loop(struct ks_round *r, unsigned long n)
{
	struct sigaction sa;

	(void)r;
	memset(&sa, 0, sizeof sa);
	while (n-- > 0) {
		sa.sa_handler = count;
		sa.sa_flags = 0;
		if (sigaction(SIGUSR1, &sa, NULL) != 0)
			return -1;
	}
	return 0;
}

/* A signal that a process sends itself is there before kill(2) returns. */
static int
catch_loop(struct ks_round *r, unsigned long n)
{
	unsigned long i;

	caught = 0;
	for (i = 0; i < n; i++)
		if (kill(self, SIGUSR1) != 0)
			return -1;
	return caught == n ? 0 : ks_why(r, -1, "signals were lost");
}

static int
kill_loop(struct ks_round *r, unsigned long n)
{
	(void)r;
	while (n-- > 0)
		if (kill(self, 0) != 0)
			return -1;
	return 0;
}

#ifdef HAVE_MPROTECT
#include <sys/mman.h>

#define PROT(x)		x
#define PROT_MISSING	NULL

static char			*memory;
static volatile char		*page;		/* may only be read */
static size_t			 size;
static unsigned long		 wanted;
static volatile int		 error;
static sigjmp_buf		 out;

/* The write that faulted is tried again when the handler returns, and
   faults again, until there were enough. */
static void
fault(int sig)
{
	(void)sig;
	if (kill(self, 0) != 0)
		error = errno;
	if (++caught >= wanted || error != 0)
		siglongjmp(out, 1);
}

/* Memory from malloc, for lack of mmap(2) on some hosts that have
   mprotect(2); which gives the length and not 0 on some. */
static int
prot(struct ks_round *r)
{
	(void)r;
	self = getpid();
	size = ks_pagesize();
	if ((memory = malloc(2 * size)) == NULL)
		return -1;
	page = memory + size - (size_t)memory % size;
	*page = 0;
	if (mprotect((void *)page, size, PROT_READ) == -1)
		return -1;
	if (catch(SIGUSR1, count) != 0 || catch(SIGSEGV, fault) != 0 ||
	    (SIGBUS != SIGSEGV && catch(SIGBUS, fault) != 0))
		return -1;
	return 0;
}

static int
prot_loop(struct ks_round *r, unsigned long n)
{
	caught = 0;
	error = 0;
	wanted = n;
	if (n > 0 && sigsetjmp(out, 1) == 0) {
		*page = 1;
		return ks_why(r, -1, "a write to a read-only page succeeded");
	}
	errno = error;
	return error != 0 ? -1 : 0;
}

static void
prot_finish(struct ks_round *r)
{
	(void)signal(SIGSEGV, SIG_DFL);
	(void)signal(SIGBUS, SIG_DFL);
	usr1_finish(r);
	if (memory == NULL ||
	    mprotect((void *)page, size, PROT_READ | PROT_WRITE) == -1)
		return;
	free(memory);
	memory = NULL;
}
#else
#define PROT(x)		NULL
#define PROT_MISSING	"no mprotect(2)"
#endif

const struct ks_bench ks_lat_sig[] = {
	{
		"LatSig/install",
		"sigaction(2), which installs a handler",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		usr1,				/* setup */
		install_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		usr1_finish,			/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"sig inst (Signal handler installation)",
		NULL				/* missing */
	},
	{
		"LatSig/catch",
		"a signal sent to oneself, and its handler",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		usr1,				/* setup */
		catch_loop,			/* loop */
		kill_loop, NULL,		/* baseline, twice */
		usr1_finish,			/* finish */
		NULL, NULL,			/* derive, parts */
		"kill(2) that sends no signal",
		"sig hndl (Signal handler overhead); theirs counts n and "
		    "sends n - 1",
		NULL				/* missing */
	},
	{
		"LatSig/prot",
		"a write to a read-only page, the fault caught and returned "
		    "from, and a kill(2) that sends no signal",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		PROT(prot),			/* setup */
		PROT(prot_loop),		/* loop */
		PROT(catch_loop), NULL,		/* baseline, twice */
		PROT(prot_finish),		/* finish */
		NULL, NULL,			/* derive, parts */
		"a signal sent to oneself, and its handler: what is left is "
		    "what a fault costs more than the signal of catch",
		"Prot Fault (Protection fault), which is likewise less catch; "
		    "theirs is of a mapped file, and never negative",
		PROT_MISSING			/* missing */
	},
	{ 0 }
};
