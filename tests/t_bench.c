/* t_bench.c - run one benchmark: t_bench [-bdeklpt] [POINT [N [COMMAND]]]
 *
 *	COMMAND	run before the loop, with PARENT set to our process
 *	-l	list all points
 *	-b	the baseline instead of the loop
 *	-t	turns of twice as many operations
 *	-d	does twice N take twice as long?
 *	-e	list what this host says for some errors
 *	-k	be killed after the loop
 *	-p	be allowed no more processes
 *
 * Exit status: 0, 1 if the benchmark failed, 77 if it was skipped.
 */

#include "compat.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/resource.h>

#include "bench.h"
#include "harness/plan.h"
#include "host/host.h"
#include "point.h"
#include "timing.h"

#define PAIRS	20	/* at least: and if something disturbs, */
#define ENOUGH	20e6	/* as many as this takes, us */
#define MEMORY	(4UL << 20)

typedef int	loop(struct ks_round *, unsigned long);

static int
verdict(int what)
{
	int e = errno;

	if (what == 0)
		return 0;
	printf("%s: %s: %s\n", what == KS_SKIP ? "SKIP" : "FAIL",
	    r.bench->name, r.why[0] != '\0' ? r.why : strerror(e));
	return what == KS_SKIP ? 77 : 1;
}

static int
prepare(unsigned long n)
{
	return r.between != NULL ? r.between(&r, n) : 0;
}

static int
take(loop *f, unsigned long n, struct least *l)
{
	double c, w;

	if (prepare(n) != 0)
		return -1;
	c = cpu();
	w = wall();
	if (f(&r, n) != 0)
		return -1;
	w = wall() - w;
	c = cpu() - c;
	if (l->wall <= 0 || w < l->wall)
		l->wall = w;
	if (l->cpu <= 0 || c < l->cpu)
		l->cpu = c;
	return 0;
}

/* The best of the batches of n and of 2n must be as 1 to 2. */
static int
doubles(loop *f)
{
	struct least	one = { 0, 0 }, two = { 0, 0 };
	double		start, batch = batch_us();
	unsigned long	n = 1, most = r.most > 0 ? r.most : ULONG_MAX;
	int		i, good = 0;

	for (; one.wall < batch && n <= most / 4; n *= 2) {
		one.wall = one.cpu = 0;
		for (i = 0; i < 5; i++)		/* the first is slow */
			if (take(f, 2 * n, &one) != 0)
				return verdict(-1);
	}
	start = wall();
	for (i = 0; i < PAIRS || (!good && wall() < start + ENOUGH); i++) {
		if (take(f, n, &one) != 0 || take(f, 2 * n, &two) != 0)
			return verdict(-1);
		good = double_of(two.wall, one.wall) ||
		    (double_of(two.cpu, one.cpu) && one.cpu <= one.wall);
	}
	printf("%s: %.4g ns, twice as many take %.3f times as long, %.3f "
	    "times the CPU\n", r.bench->name, one.wall * 1000 / (double)n,
	    two.wall / one.wall, one.cpu > 0 ? two.cpu / one.cpu : 0);
	return !good;
}

/* The loop, between two calls that strace shows. */
static int
marked(loop *f, unsigned long n)
{
	int what, e;

	if (prepare(n) != 0)
		return -1;
	(void)access("/kernstone-loop", F_OK);
	errno = 0;
	what = f(&r, n);
	e = errno;
	(void)access("/kernstone-loop", F_OK);
	errno = e;
	return what;
}

/* A ks_time: the least of a few batches. */
static int
time_loop(struct ks_round *round, loop *f, double *ns)
{
	struct least	l = { 0, 0 };
	unsigned long	n;
	int		i;

	(void)round;
	for (n = 1; l.wall < 50; n *= 2)
		for (l.wall = i = 0; i < 3; i++)
			if (take(f, n, &l) != 0)
				return -1;
	*ns = l.wall * 1000 / (double)(n / 2);
	return 0;
}

/* A figure that is derived. */
static int
derived(struct ks_round *round, unsigned long n)
{
	double x;

	(void)n;
	if (round->bench->derive(round, time_loop, &x) != 0)
		return -1;
	printf("%s: %g %s\n", round->bench->name, x, round->bench->unit);
	return 0;
}

static int
run(const char *mode, unsigned long n)
{
	const struct ks_bench	*b = r.bench;
	loop			*f = b->derive != NULL ? derived : b->loop;

	if (r.most > 0 && n > r.most)
		n = r.most;
	if (b->missing != NULL)
		return verdict(ks_why(&r, KS_SKIP, b->missing));
	if (strchr(mode, 'b') != NULL)
		f = b->baseline;
	if (strchr(mode, 't') != NULL)
		f = b->twice;
	if (f == NULL || (f == derived && strchr(mode, 'd') != NULL))
		return verdict(ks_why(&r, KS_SKIP, "has none"));
	if (strchr(mode, 'd') != NULL)
		return doubles(f);
	return verdict(marked(f, n));
}

/* Make the loop fail. */
static int
spoil(const char *command)
{
	static char parent[40];

	sprintf(parent, "PARENT=%ld", (long)getpid());
	if (putenv(parent) == 0 && system(command) == 0)
		return 0;
	fprintf(stderr, "t_bench: failed: %s\n", command);
	exit(2);
	return -1;
}

static void
allow_no_process(void)
{
#ifdef RLIMIT_NPROC
	struct rlimit l;

	l.rlim_cur = l.rlim_max = 0;
	(void)setrlimit(RLIMIT_NPROC, &l);
#endif
}

static int
round_of(const char *mode, unsigned long n, const char *command)
{
	int what = 0;

	if (strchr(mode, 'p') != NULL)
		allow_no_process();
	errno = 0;
	if (r.bench->missing == NULL && r.bench->setup != NULL)
		what = verdict(r.bench->setup(&r));
	if (what == 0 && (command == NULL || spoil(command) == 0))
		what = run(mode, n);
	fflush(stdout);
	if (strchr(mode, 'k') != NULL) {
		ks_sems_remove(r.sem);	/* as the parent of a round does */
		(void)kill(getpid(), SIGKILL);
	}
	if (r.bench->finish != NULL)
		r.bench->finish(&r);
	ks_sems_remove(r.sem);
	return what;
}

static void
list_errors(void)
{
	printf("ENOENT %s\n", strerror(ENOENT));
	printf("ENOEXEC %s\n", strerror(ENOEXEC));
	printf("EPIPE %s\n", strerror(EPIPE));
	printf("EACCES %s\n", strerror(EACCES));
	printf("EAGAIN %s\n", strerror(EAGAIN));
	printf("ENOSPC %s\n", strerror(ENOSPC));
}

int
main(int argc, char **argv)
{
	const char	*mode = "", *tmp = getenv("TMPDIR");
	char		 dir[1024], home[1024];
	int		 what, first = 1, cpu;

	ks_self_init(argv[0]);
	if (argc > 1 && argv[1][0] == '-')
		mode = argv[first++];
	if (strchr(mode, 'e') != NULL)
		list_errors();
	else if (argc <= first)
		list_all();
	if (argc <= first)
		return 0;
	if (strchr(mode, 'd') != NULL && ks_cpus(&cpu, 1) == 1)
		(void)ks_pin(cpu);
	find(argv[first]);
	r.memory = MEMORY;
	if (ks_tempdir(tmp != NULL ? tmp : "/tmp", dir, sizeof dir) != 0 ||
	    getcwd(home, sizeof home) == NULL || chdir(dir) != 0) {
		perror("t_bench");
		return 2;
	}
	what = round_of(mode,
	    argc > first + 1 ? strtoul(argv[first + 1], NULL, 10) : 100,
	    argc > first + 2 ? argv[first + 2] : NULL);
	if (chdir(home) != 0 || ks_remove_tree(dir) != 0) {
		perror("t_bench");
		return 2;
	}
	return what;
}
