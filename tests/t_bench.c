/* t_bench.c - run one benchmark by hand: t_bench [-bdklt] [POINT [N]]
 *
 *	-l	list all points
 *	-b	the baseline instead of the loop
 *	-t	turns of twice as many operations
 *	-d	does twice N take twice as long?
 *	-k	be killed after the loop
 *
 * Exit status: 0, 1 if the benchmark failed, 77 if it was skipped.
 */

#include "compat.h"

#include <errno.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/resource.h>

#include "bench.h"
#include "host/host.h"

#define PAIRS	20	/* at least: and if something disturbs, */
#define ENOUGH	20e6	/* as many as this takes, us */

typedef int	loop(struct ks_round *, unsigned long);

static struct ks_round	r;

static const struct ks_bench *
next(int *family, int *i)
{
	const struct ks_bench *b;

	while (ks_benchtab[*family] != NULL) {
		b = &ks_benchtab[*family][(*i)++];
		if (b->name != NULL)
			return b;
		(*family)++;
		*i = 0;
	}
	return NULL;
}

/* One line for each value of the only parameter there is so far. */
static void
list(const struct ks_bench *b)
{
	const char	*v = b->params;
	size_t		 name, n;

	if (v == NULL) {
		printf("%s\n", b->name);
		return;
	}
	name = strcspn(v, "=") + 1;
	for (v += name; ; v += n + 1) {
		n = strcspn(v, ",|");
		printf("%s/%.*s%.*s\n", b->name, (int)name, b->params, (int)n,
		    v);
		if (v[n] == '\0')
			return;
	}
}

static void
list_all(void)
{
	const struct ks_bench	*b;
	int			 f = 0, i = 0;

	while ((b = next(&f, &i)) != NULL)
		list(b);
}

/* Take the parameters off the name of the point. */
static void
parameters(char *point)
{
	char			*slash, *equals;
	struct ks_param		*p;

	while ((slash = strrchr(point, '/')) != NULL &&
	    (equals = strchr(slash, '=')) != NULL) {
		*slash = *equals = '\0';
		p = &r.param[r.nparam++];
		strncpy(p->name, slash + 1, sizeof p->name - 1);
		strncpy(p->value, equals + 1, sizeof p->value - 1);
	}
}

static const struct ks_bench *
find(char *point)
{
	const struct ks_bench	*b;
	int			 f = 0, i = 0;

	parameters(point);
	while ((b = next(&f, &i)) != NULL)
		if (strcmp(b->name, point) == 0)
			return b;
	fprintf(stderr, "t_bench: no %s\n", point);
	exit(2);
}

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

static double
us(const struct timeval *t)
{
	return (double)t->tv_sec * 1e6 + (double)t->tv_usec;
}

static double
wall(void)
{
	struct timeval t;

	(void)gettimeofday(&t, NULL);
	return us(&t);
}

/* The time of the processors, ours and our children's: other processes do
   not count. */
static double
cpu(void)
{
	struct rusage self, children;

	(void)getrusage(RUSAGE_SELF, &self);
	(void)getrusage(RUSAGE_CHILDREN, &children);
	return us(&self.ru_utime) + us(&self.ru_stime) +
	    us(&children.ru_utime) + us(&children.ru_stime);
}

/* The least time that n operations took so far, by either clock, us. */
struct least {
	double wall, cpu;
};

static int
take(loop *f, unsigned long n, struct least *l)
{
	double w = wall(), c = cpu();

	if (f(&r, n) != 0)
		return -1;
	c = cpu() - c;
	w = wall() - w;
	if (l->wall <= 0 || w < l->wall)
		l->wall = w;
	if (l->cpu <= 0 || c < l->cpu)
		l->cpu = c;
	return 0;
}

static int
double_of(double two, double one)
{
	return two > 1.9 * one && two < 2.1 * one;
}

/* How long a batch should be: undisturbed now and then, and many ticks of
   a coarse clock. */
static double
batch_us(void)
{
	double	a = 0, b = 0;
	int	i;

	for (i = 0; i < 2; i++)
		for (a = wall(); (b = wall()) < a + 20; )
			;
	return b - a > 100 ? 200 * (b - a) : 200;
}

/* The best of the batches of n and of 2n must be as 1 to 2. */
static int
doubles(loop *f)
{
	struct least	one = { 0, 0 }, two = { 0, 0 };
	double		start, batch = batch_us();
	unsigned long	n = 1;
	int		i, good = 0;

	while (take(f, n, &one) == 0 && one.wall < batch) {
		n *= 2;
		one.wall = one.cpu = 0;
	}
	start = wall();
	for (i = 0; i < PAIRS || (!good && wall() < start + ENOUGH); i++) {
		if (take(f, n, &one) != 0 || take(f, 2 * n, &two) != 0)
			return verdict(-1);
		good = double_of(two.wall, one.wall) ||
		    double_of(two.cpu, one.cpu);
	}
	printf("%s: %.4g ns, twice as many take %.3f times as long\n",
	    r.bench->name, one.wall * 1000 / (double)n, two.wall / one.wall);
	return !good;
}

/* The loop, between two calls that strace shows. */
static int
marked(loop *f, unsigned long n)
{
	int what, e;

	(void)access("/kernstone-loop", F_OK);
	errno = 0;
	what = f(&r, n);
	e = errno;
	(void)access("/kernstone-loop", F_OK);
	errno = e;
	return what;
}

static int
run(const char *mode, unsigned long n)
{
	const struct ks_bench	*b = r.bench;
	loop			*f = b->loop;

	if (b->missing != NULL)
		return verdict(ks_why(&r, KS_SKIP, b->missing));
	if (strchr(mode, 'b') != NULL)
		f = b->baseline;
	if (strchr(mode, 't') != NULL)
		f = b->twice;
	if (f == NULL)
		return verdict(ks_why(&r, KS_SKIP, "has none"));
	if (strchr(mode, 'd') != NULL)
		return doubles(f);
	return verdict(marked(f, n));
}

static int
round_of(const char *mode, unsigned long n)
{
	int what = 0;

	errno = 0;
	if (r.bench->missing == NULL && r.bench->setup != NULL)
		what = verdict(r.bench->setup(&r));
	if (what == 0)
		what = run(mode, n);
	fflush(stdout);
	if (strchr(mode, 'k') != NULL)
		(void)kill(getpid(), SIGKILL);
	if (r.bench->finish != NULL)
		r.bench->finish(&r);
	return what;
}

int
main(int argc, char **argv)
{
	const char	*mode = "", *tmp = getenv("TMPDIR");
	char		 dir[1024], home[1024];
	int		 what, first = 1;

	ks_self_init(argv[0]);
	if (argc > 1 && argv[1][0] == '-')
		mode = argv[first++];
	if (strchr(mode, 'l') != NULL || argc <= first) {
		list_all();
		return 0;
	}
	r.bench = find(argv[first]);
	r.timeout = 20;
	r.sem = -1;
	if (ks_tempdir(tmp != NULL ? tmp : "/tmp", dir, sizeof dir) != 0 ||
	    getcwd(home, sizeof home) == NULL || chdir(dir) != 0) {
		perror("t_bench");
		return 2;
	}
	what = round_of(mode, argc > first + 1 ?
	    strtoul(argv[first + 1], NULL, 10) : 100);
	if (chdir(home) != 0 || ks_remove_tree(dir) != 0) {
		perror("t_bench");
		return 2;
	}
	return what;
}
