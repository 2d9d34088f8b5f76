/* cmd_run.c - kernstone run: measure */

#include "compat.h"

#include <errno.h>
#include <signal.h>
#include <time.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/order.h"
#include "harness/outfile.h"
#include "harness/plan.h"
#include "harness/resume.h"
#include "harness/run.h"
#include "host/host.h"
#include "opt.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_run;

#define SECONDS		0.035		/* of quiet time, a round */
#define TIMEOUT		60		/* s */
#define CLASSIC		"classic"	/* names stand for the points of the
					   classic tables */

enum {
	PRECISION = 256, RESUME, CLOCK, NO_QUIET, NO_PIN, MEMORY, DIR, MHZ,
	SEED, TIME_OUT
};

static const struct ks_opt opts[] = {
	{ 'o', "output", "FILE", "results file to make (default: HOST.N.ks, "
	    "with the first free N); - is standard output, without tables" },
	{ 'r', "rounds", "N", "rounds of each point (default: 9, and 6 more "
	    "where the interval is wide)" },
	{ 't', "time", "SECONDS", "quiet time to measure in a round (default: "
	    "0.035)" },
	{ 'q', "quick", NULL, "one round of each point: no intervals" },
	{ PRECISION, "precision", "PERCENT", "goal for half the width of the "
	    "interval (default: what 'kernstone list -l' says)" },
	{ RESUME, "resume", "FILE", "go on with the run in FILE" },
	{ CLOCK, "clock", "NAME", "clock to use (default: what 'kernstone "
	    "info' says); coarse:10ms and coarse:10ms,bump are bad ones for "
	    "tests" },
	{ NO_QUIET, "no-quiet", NULL, "do not look for quiet windows" },
	{ NO_PIN, "no-pin", NULL, "do not keep a round on one CPU" },
	{ MEMORY, "memory", "SIZE", "most memory for a benchmark (default: "
	    "the largest power of two within a quarter of the machine's)" },
	{ DIR, "dir", "DIR", "where to make the private directory (default: "
	    "$TMPDIR, else the working directory)" },
	{ MHZ, "mhz", "MHZ", "the CPU's clock, where the system does not know "
	    "it" },
	{ SEED, "seed", "N", "seed of all that is random" },
	{ TIME_OUT, "timeout", "SECONDS", "end of a round that hangs "
	    "(default: 60)" },
	{ 'v', "verbose", NULL, "say each round's figure on standard error" },
	{ 0, NULL, NULL, NULL }
};

/* What the command line says, beside struct ks_run. */
struct asked {
	const char	*output, *resume;
	int		 rounds;	/* -r, or 0 */
};

static void
take_long(const char *opt, const char *arg, long min, long max, long *n)
{
	if (ks_text_long(arg, min, max, n) != 0)
		ks_die("%s: '%s' is not a number from %ld to %ld", opt, arg,
		    min, max);
}

static void
take_double(const char *opt, const char *arg, double min, double max,
    double *x)
{
	if (ks_text_double(arg, min, max, x) != 0)
		ks_die("%s: '%s' is not a number from %g to %g", opt, arg,
		    min, max);
}

static void
take_percent(const char *arg, double *x)
{
	char	buf[32];
	size_t	n = strlen(arg);

	if (n < 1 || n >= sizeof buf)
		n = 0;
	memcpy(buf, arg, n);
	if (n > 0 && buf[n - 1] == '%')
		n--;
	buf[n] = '\0';
	if (ks_text_double(buf, 0.01, 100.0, x) != 0)
		ks_die("--precision: '%s' is not a percentage from 0.01 to 100",
		    arg);
}

static void
take_memory(const char *arg, double *x)
{
	if (ks_text_size(arg, x) != 0 || *x < 4096)
		ks_die("--memory: '%s' is not a size of 4K or more, such as "
		    "64M", arg);
}

/* An option that takes a value. */
static void
take(struct ks_run *run, struct asked *a, int key, char *arg)
{
	long n;

	switch (key) {
	case 'o':
		a->output = arg;
		break;
	case 'r':
		take_long("-r", arg, 1L, 1000L, &n);
		a->rounds = (int)n;
		break;
	case 't':
		take_double("-t", arg, 0.001, 100.0, &run->seconds);
		break;
	case PRECISION:
		take_percent(arg, &run->precision);
		break;
	case RESUME:
		a->resume = arg;
		break;
	case CLOCK:
		run->clock = arg;
		break;
	case MEMORY:
		take_memory(arg, &run->memory);
		break;
	case DIR:
		run->dir = arg;
		break;
	case MHZ:
		take_double("--mhz", arg, 0.1, 1e5, &run->mhz);
		break;
	case SEED:
		take_long("--seed", arg, 1L, 2147483647L, &n);
		run->seed = n;
		break;
	case TIME_OUT:
		take_long("--timeout", arg, 1L, 86400L, &n);
		run->timeout = (int)n;
		break;
	}
}

static int
options(struct ks_run *run, struct asked *a, int argc, char **argv)
{
	char	*arg;
	int	 key, first;

	while ((key = ks_next_opt(&ks_cmd_run, argc, argv, &arg,
	    &first)) != -1)
		switch (key) {
		case 'q':
			run->quick = 1;
			break;
		case 'v':
			run->verbose = 1;
			break;
		case NO_QUIET:
			run->quiet = 0;
			break;
		case NO_PIN:
			run->pin = 0;
			break;
		default:
			take(run, a, key, arg);
		}
	return first;
}

static void
defaults(struct ks_run *run)
{
	double	quarter = ks_physical_memory() / 4;
	char	*tmp = getenv("TMPDIR");

	run->rounds = KS_ROUNDS;
	run->seconds = SECONDS;
	run->quiet = run->pin = 1;
	run->timeout = TIMEOUT;
	run->seed = (unsigned long)time(NULL) ^ (unsigned long)getpid() << 12;
	run->dir = tmp != NULL && *tmp != '\0' ? tmp : ".";
	for (run->memory = 1 << 20; run->memory * 2 <= quarter; )
		run->memory *= 2;
	if (run->memory > (double)((size_t)-1 / 4))
		run->memory = (double)((size_t)-1 / 4 + 1);
}

/* Join the names, so that the file can say what was asked for. */
static char *
join(char **names)
{
	size_t	 n = 1;
	int	 i;
	char	*s;

	if (*names == NULL)
		return ks_xdup(CLASSIC);
	for (i = 0; names[i] != NULL; i++)
		n += strlen(names[i]) + 1;
	s = ks_xalloc(n);
	strcpy(s, names[0]);
	for (i = 1; names[i] != NULL; i++)
		strcat(strcat(s, " "), names[i]);
	return s;
}

/* All points but those behind |, or those that the classic tables show. */
static int
add_word(struct ks_run *run, const char *word)
{
	const char	*const *p;
	int		 n = 0;

	if (strcmp(word, "all") == 0)
		return ks_plan_add(run->plan, run->all, "*");
	if (strcmp(word, CLASSIC) != 0)
		return ks_plan_add(run->plan, run->all, word);
	for (p = ks_layout_points(); *p != NULL; p++)
		n += ks_plan_add(run->plan, run->all, *p);
	return n;
}

static void
make_plan(struct ks_run *run)
{
	char *names = ks_xdup(run->names), *word, why[300];

	for (word = strtok(names, " "); word != NULL;
	    word = strtok(NULL, " "))
		if (add_word(run, word) == 0) {
			ks_plan_why(run->all, word, why, sizeof why);
			ks_die("%s", why);
		}
	free(names);
}

/* Read the file to go on with; run->sys is the last run in it. */
static void
resume(struct ks_run *run, struct ks_results *res, const struct asked *a)
{
	struct ks_who	who;
	char		err[300];

	if (a->output != NULL)
		ks_die("-o and --resume exclude each other");
	if (ks_results_read(res, a->resume, err, sizeof err) != 0)
		ks_die("%s", err);
	run->sys = &res->system[res->nsystem - 1];
	ks_who(&who);
	if (ks_resume(run, run->sys, &who, err, sizeof err) != 0)
		ks_die("%s", err);
	if (a->rounds != 0)
		run->rounds = a->rounds;
	run->file = a->resume;
	run->out = ks_out_append(a->resume, err, sizeof err);
	if (run->out == NULL)
		ks_die("%s", err);
}

static void
begin(struct ks_run *run, struct ks_results *res, const struct asked *a)
{
	static char	name[300];
	struct ks_who	who;
	char		err[300];

	run->sys = ks_system_add(res);
	run->out = stdout;
	run->file = "standard output";
	if (a->output != NULL && strcmp(a->output, "-") == 0)
		return;
	ks_who(&who);
	run->out = ks_out_create(a->output, who.host, name, sizeof name, err,
	    sizeof err);
	if (run->out == NULL)
		ks_die("%s", err);
	run->file = name;
	run->sys->file = ks_xdup(name);
}

/* Measure, whatever comes: the message for an early end is printed here. */
static int
measure(struct ks_run *run, int again)
{
	char err[300] = "";

	if (ks_run_prepare(run, err, sizeof err) == 0 &&
	    ks_run_head(run, again) == 0 &&
	    ks_run_points(run, err, sizeof err) == 0)
		return 0;
	if (ks_stopped)
		ks_error("interrupted; 'kernstone run --resume %s' goes on",
		    run->file);
	else
		ks_error("%s", err);
	return -1;
}

/* End as a program does that a signal ended. */
static void
stopped(void)
{
	fflush(NULL);
	signal(ks_stopped, SIG_DFL);
	kill(getpid(), ks_stopped);
}

static int
tables(const struct ks_run *run, const struct ks_results *res)
{
	fprintf(stderr, "The results are in %s.\n", run->file);
	ks_report(stdout, res, ks_layout_find(NULL));
	return run->failed > 0 ? 3 : 0;
}

static int
run_main(int argc, char **argv)
{
	static struct ks_run	run;
	struct ks_results	res;
	struct ks_plan		all, plan;
	struct ks_clk		clk;
	struct ks_cpu		cpu[KS_MAXCPU];
	struct asked		a;
	int			first, bad;

	memset(&a, 0, sizeof a);
	memset(&plan, 0, sizeof plan);
	defaults(&run);
	first = options(&run, &a, argc, argv);
	if (a.rounds != 0)
		run.rounds = a.rounds;
	if (run.quick)
		run.rounds = 1;
	ks_plan_all(&all);
	run.all = &all;
	run.plan = &plan;
	run.clk = &clk;
	run.cpu = cpu;
	ks_results_init(&res);
	if (a.resume != NULL && argv[first] != NULL)
		ks_die("--resume takes the names from the file, not '%s'",
		    argv[first]);
	run.names = a.resume == NULL ? join(argv + first) : NULL;
	if (a.resume != NULL)
		resume(&run, &res, &a);
	make_plan(&run);
	if (a.resume == NULL)
		begin(&run, &res, &a);
	ks_child_signals();
	bad = measure(&run, a.resume != NULL);
	if (ks_stopped)
		stopped();
	if (run.out != stdout && fclose(run.out) != 0 && !bad)
		ks_die("%s: %s", run.file, strerror(errno));
	if (bad)
		return 2;
	return run.out == stdout ? run.failed > 0 ? 3 : 0 :
	    tables(&run, &res);
}

const struct ks_cmd ks_cmd_run = {
	"run",				/* name */
	"[options] [NAME...]",		/* args */
	"Measure, write a results file and print the classic tables.",
					/* what */
	opts,				/* opts */
	run_main			/* run */
};
