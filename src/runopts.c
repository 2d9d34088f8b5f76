/* runopts.c - the command line of kernstone run */

#include "compat.h"

#include <time.h>

#include "harness/run.h"
#include "host/host.h"
#include "opt.h"
#include "runopts.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_run;

#define SECONDS		0.035		/* of quiet time, a round */
#define TIMEOUT		60		/* s */

static const struct ks_opt opts[] = {
	{ 'o', "output", "FILE", "results file to make (default: HOST.N.ks, "
	    "with the first free N); - is standard output, without tables" },
	{ 'r', "rounds", "N", "rounds of each point (default: 9, and 6 more "
	    "where the interval is wide)" },
	{ 'q', "quick", NULL, "one round of each point: no intervals" },
	{ KS_ASK_PRECISION, "precision", "PERCENT", "goal for half the width "
	    "of the interval (default: what 'kernstone list -l' says)" },
	{ KS_ASK_RESUME, "resume", "FILE", "go on with the run in FILE" },
	{ KS_ASK_MHZ, "mhz", "MHZ", "the CPU's clock, where the system does "
	    "not know it" },
	KS_ASK_OPTIONS,
	{ 0, NULL, NULL, NULL }
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
	if (ks_text_percent(arg, 0.01, 100.0, x) != 0)
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

void
ks_run_option(struct ks_run *run, struct ks_asked *a, int key, char *arg)
{
	long n;

	switch (key) {
	case 'q':
		run->quick = 1;
		break;
	case 'v':
		run->verbose = 1;
		break;
	case KS_ASK_NO_QUIET:
		run->quiet = 0;
		break;
	case KS_ASK_NO_PIN:
		run->pin = 0;
		break;
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
	case KS_ASK_PRECISION:
		take_percent(arg, &run->precision);
		break;
	case KS_ASK_RESUME:
		a->resume = arg;
		break;
	case KS_ASK_CLOCK:
		run->clock = arg;
		break;
	case KS_ASK_MEMORY:
		take_memory(arg, &run->memory);
		break;
	case KS_ASK_DIR:
		run->dir = arg;
		break;
	case KS_ASK_MHZ:
		take_double("--mhz", arg, 0.1, 1e5, &run->mhz);
		break;
	case KS_ASK_SEED:
		take_long("--seed", arg, 1L, 2147483647L, &n);
		run->seed = n;
		break;
	case KS_ASK_TIMEOUT:
		take_long("--timeout", arg, 1L, 86400L, &n);
		run->timeout = (int)n;
		break;
	}
}

int
ks_run_options(struct ks_run *run, struct ks_asked *a, int argc, char **argv)
{
	char	*arg;
	int	 key, first;

	while ((key = ks_next_opt(&ks_cmd_run, argc, argv, &arg, &first)) != -1)
		ks_run_option(run, a, key, arg);
	return first;
}

void
ks_run_defaults(struct ks_run *run)
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
	if (run->memory > (double)(KS_MAXSIZE / 4))
		run->memory = (double)(KS_MAXSIZE / 4 + 1);
}

const struct ks_cmd ks_cmd_run = {
	"run",				/* name */
	"[options] [NAME...]",		/* args */
	"Measure, write a results file and print the classic tables.",
					/* what */
	opts,				/* opts */
	ks_run_main			/* run */
};
