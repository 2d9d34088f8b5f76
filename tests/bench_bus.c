/* bench_bus.c - which of the reference loops notice a neighbour on the memory
   bus: for "make bench" */

#include "compat.h"

#include <sys/wait.h>

#include <signal.h>

#include "clock/clock.h"
#include "harness/gate.h"
#include "host/host.h"
#include "stat/stat.h"
#include "util.h"

#define TURNS		20	/* alone and not, in turn */
#define READINGS	200	/* in each */
#define STREAM		(64UL << 20)	/* bytes */
#define PIECE		(1UL << 20)	/* of them, between two readings */

static struct ks_reading	r[2][TURNS * READINGS];
static double			copy[2][TURNS * READINGS];	/* ns */
static struct ks_clk		clk;
static char			*from, *to;
static int			cpu[2], cpus;

/* The neighbour: streams through memory until it is killed. */
static pid_t
neighbour(void)
{
	pid_t pid = fork();

	if (pid != 0)
		return pid;
	if (cpus > 1)
		ks_pin(cpu[1]);
	alarm(60);
	for (;;)
		memcpy(to, from, STREAM);
}

static void
readings(const struct ks_gauge *g, struct ks_reading *x, double *ns)
{
	static size_t	at;
	struct ks_stamp	a, b;
	int		i;

	for (i = 0; i < READINGS; i++) {
		ks_gauge_read(g, &clk, &x[i]);
		clk.clock->read(&a);
		memcpy(to + at, from + at, PIECE);
		clk.clock->read(&b);
		ns[i] = ks_clock_diff(&clk, &a, &b);
		at = (at + PIECE) % STREAM;
	}
}

static void
turn(const struct ks_gauge *g, int i)
{
	pid_t	pid;
	int	status;

	readings(g, r[0] + i * READINGS, copy[0] + i * READINGS);
	if ((pid = neighbour()) == -1)
		return;
	readings(g, r[1] + i * READINGS, copy[1] + i * READINGS);
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, &status, 0);
}

/* The median of a figure of the readings, alone and not. */
static void
compare(const char *what, double (*of)(int, int))
{
	static double	v[TURNS * READINGS];
	double		m[2];
	int		k, i;

	for (k = 0; k < 2; k++) {
		for (i = 0; i < TURNS * READINGS; i++)
			v[i] = of(k, i);
		m[k] = ks_median(v, TURNS * READINGS);
	}
	printf("%-24s %10.4f %10.4f %+9.1f %%\n", what, m[0], m[1],
	    100 * (m[1] / m[0] - 1));
}

static double
chain(int k, int i)
{
	return r[k][i].chain;
}

static double
ratio(int k, int i)
{
	return r[k][i].wide / r[k][i].chain;
}

static double
load(int k, int i)
{
	return r[k][i].load;
}

static double
copied(int k, int i)
{
	return copy[k][i] / 1e3;
}

/* How many are calm by the floor of those alone, and what they say. */
static void
gated(const char *what, int k)
{
	static double	room[TURNS * READINGS], v[TURNS * READINGS];
	double		floor;
	int		i, n = 0;

	floor = ks_gate_calm_floor(r[0], TURNS * READINGS, room);
	for (i = 0; i < TURNS * READINGS; i++)
		if (ks_gate_calm(&r[k][i], floor))
			v[n++] = copied(k, i);
	printf("calm, %-18s %9.0f %%", what, 100.0 * n / (TURNS * READINGS));
	if (n > 0)
		printf(", copy %.4f us", ks_median(v, n));
	printf("\n");
}

int
main(void)
{
	struct ks_gauge	g;
	int		i;

	from = malloc(STREAM);
	to = malloc(STREAM);
	if (from == NULL || to == NULL || ks_clock_choose(NULL, &clk, NULL)) {
		printf("no memory, or no clock\n");
		return 77;
	}
	memset(from, 1, STREAM);
	memset(to, 2, STREAM);
	cpus = ks_cpus(cpu, 2);
	if (cpus > 1)
		ks_pin(cpu[0]);
	ks_gauge_open(&g, &clk);
	ks_gauge_watch(&g, &clk, KS_WATCH);
	for (i = 0; i < TURNS; i++)
		turn(&g, i);
	printf("%-24s %10s %10s %11s\n", "a process that streams:", "none",
	    "one", "change");
	compare("chain, ns", chain);
	compare("wide over chain", ratio);
	compare("load, ns", load);
	compare("copy of 1 MB, us", copied);
	gated("alone", 0);
	gated("with a neighbour", 1);
	ks_gauge_close(&g);
	return 0;
}
