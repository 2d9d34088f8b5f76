/* cmd_run.c - kernstone run: measure */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/order.h"
#include "harness/outfile.h"
#include "harness/plan.h"
#include "harness/resume.h"
#include "harness/run.h"
#include "host/host.h"
#include "report/report.h"
#include "result/result.h"
#include "runopts.h"
#include "util.h"

/* Read the file to go on with; run->sys is the last run in it. */
static void
resume(struct ks_run *run, struct ks_results *res, const struct ks_asked *a)
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
begin(struct ks_run *run, struct ks_results *res, const struct ks_asked *a)
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

/* Measure, whatever comes: the message for an early end is printed here.  A
   file in which nothing will ever be does not stay. */
static int
measure(struct ks_run *run, int again)
{
	char err[300] = "";

	if (ks_run_prepare(run, err, sizeof err) != 0) {
		if (!again && run->out != stdout)
			(void)unlink(run->file);
	} else if (ks_run_head(run, again, err, sizeof err) == 0 &&
	    ks_run_points(run, err, sizeof err) == 0)
		return 0;
	if (ks_stopped)
		ks_error("interrupted; 'kernstone run --resume %s' goes on",
		    run->file);
	else
		ks_error("%s", err);
	return -1;
}

static int
tables(const struct ks_run *run, const struct ks_results *res)
{
	fprintf(stderr, "The results are in %s.\n", run->file);
	ks_report(stdout, res, ks_layout("2"));
	if (!ks_run_classic(run)) {
		printf("\nPoints:\n");
		ks_points(stdout, run->sys);
	}
	return run->failed > 0 ? 3 : 0;
}

int
ks_run_main(int argc, char **argv)
{
	static struct ks_run	run;
	struct ks_results	res;
	struct ks_plan		all, plan;
	struct ks_clk		clk;
	struct ks_cpu		cpu[KS_MAXCPU];
	struct ks_asked		a;
	int			first, bad;

	memset(&a, 0, sizeof a);
	memset(&plan, 0, sizeof plan);
	ks_run_defaults(&run);
	first = ks_run_options(&run, &a, argc, argv);
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
	run.names = a.resume == NULL ? ks_run_names(argv + first) : NULL;
	if (a.resume != NULL)
		resume(&run, &res, &a);
	ks_run_plan(&run);
	if (access(run.dir, W_OK | X_OK) != 0)
		ks_die("%s: %s", run.dir, strerror(errno));
	if (a.resume == NULL)
		begin(&run, &res, &a);
	ks_child_signals();
	bad = measure(&run, a.resume != NULL);
	if (ks_stopped)
		ks_run_stopped();
	if (run.out != stdout && fclose(run.out) != 0 && !bad)
		ks_die("%s: %s", run.file, strerror(errno));
	if (bad)
		return 2;
	return run.out == stdout ? run.failed > 0 ? 3 : 0 :
	    tables(&run, &res);
}
