/* head.c - the head of a results file: which system, measured how */

#include "compat.h"

#include <time.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/noise.h"
#include "harness/order.h"
#include "harness/plan.h"
#include "harness/run.h"
#include "host/host.h"

#define BUSY	0.1	/* share of time stolen that is worth a word */

/* Every line goes through ks_run_line(), so that the results in memory say
   the same as the file. */
static int
put(struct ks_run *run, const char *key, const char *value)
{
	char line[600], err[200];

	if (*value == '\0')
		return 0;
	snprintf(line, sizeof line, "%s: %s", key, value);
	return ks_run_line(run, line, err, sizeof err);
}

static void
now_text(char *buf, size_t size)
{
	time_t		 t = time(NULL);
	struct tm	*tm = gmtime(&t);

	*buf = '\0';
	if (tm != NULL)
		strftime(buf, size, "%Y-%m-%dT%H:%M:%SZ", tm);
}

static int
put_clock(struct ks_run *run)
{
	const struct ks_clk	*k = run->clk;
	char			 text[120];

	snprintf(text, sizeof text, "tick %.4g ns, a reading takes %.4g ns%s",
	    k->tick, k->cost, k->coarse ? ", coarse" : "");
	return put(run, "# clock-step", text);
}

static int
put_cpus(struct ks_run *run)
{
	char	text[40 * KS_MAXCPU + 20], one[40];
	int	i;

	strcpy(text, run->ncpu > 0 ? "" : "not pinned");
	for (i = 0; i < run->ncpu; i++) {
		snprintf(one, sizeof one, "%s%d (floor %.4f)", i > 0 ? ", " :
		    "", run->cpu[i].cpu, run->cpu[i].floor);
		strcat(text, one);
	}
	return put(run, "# cpus", text);
}

static int
put_mhz(struct ks_run *run)
{
	const char	*origin = "--mhz";
	double		 mhz = run->mhz;
	char		 text[200];

	if (mhz == 0)
		mhz = ks_system_mhz(&origin);
	if (mhz == 0)
		return 0;
	snprintf(text, sizeof text, "%.4g (%.150s)", mhz, origin);
	return put(run, "# mhz", text);
}

static int
put_noise(struct ks_run *run)
{
	struct ks_noise	noise;
	char		text[120];

	ks_noise(run->clk, run->quick ? 0.1 : 0.3, &noise);
	if (noise.stolen > BUSY)
		fprintf(stderr, "Other work takes %.0f %% of this CPU's time: "
		    "quiet windows will be few, and the run takes longer.\n",
		    100 * noise.stolen);
	if (noise.stolen < 0)
		snprintf(text, sizeof text, "the clock is too coarse to tell, "
		    "load %.2f", ks_load());
	else
		snprintf(text, sizeof text, "%.2f %% of the time stolen, "
		    "longest gap %.0f us, load %.2f", 100 * noise.stolen,
		    noise.gap, ks_load());
	return put(run, "# noise", text);
}

static int
put_options(struct ks_run *run)
{
	char text[300];

	snprintf(text, sizeof text, "rounds=%d seconds=%g precision=%g "
	    "memory=%.0f quiet=%d pin=%d timeout=%d mhz=%g quick=%d",
	    run->rounds, run->seconds, run->precision, run->memory,
	    run->quiet, run->pin, run->timeout, run->mhz, run->quick);
	if (put(run, "# options", text) != 0)
		return -1;
	if (run->clock != NULL && put(run, "# clock-asked", run->clock) != 0)
		return -1;
	return put(run, "# points", run->names);
}

/* The file system that is measured: that of the private directory. */
static int
put_fs(struct ks_run *run)
{
	struct ks_fs	fs;
	char		text[300];

	if (ks_fsinfo(run->dir, &fs) != 0)
		return 0;
	snprintf(text, sizeof text, "%s (%s)", fs.type, fs.options);
	return put(run, "# file-system", text);
}

static int
put_system(struct ks_run *run)
{
	struct ks_who who;

	ks_who(&who);
	if (put(run, "host", who.host) != 0 || put(run, "os", who.os) != 0 ||
	    put(run, "machine", who.machine) != 0 ||
	    put(run, "cpu", who.cpu) != 0 ||
	    put(run, "# compiled-for", KS_CPU_NAME) != 0)
		return -1;
	return put(run, "clock", run->clk->clock->name);
}

/* Declare each unit once. */
static int
put_units(struct ks_run *run)
{
	static const char *const	 better[] = {
		NULL, "lower", "higher"
	};
	const struct ks_bench		*b;
	char				 line[100], err[200];
	int				 i, j;

	for (i = 0; i < run->plan->npoint; i++) {
		b = run->plan->point[i].bench;
		for (j = 0; strcmp(run->plan->point[j].bench->unit, b->unit);
		    j++)
			;
		if (j < i || better[b->better] == NULL)
			continue;
		snprintf(line, sizeof line, "Unit %s better=%s", b->unit,
		    better[b->better]);
		if (ks_run_line(run, line, err, sizeof err) != 0)
			return -1;
	}
	return 0;
}

int
ks_run_head(struct ks_run *run, int again)
{
	char text[80], err[200];

	if (!again) {
		snprintf(text, sizeof text, "# kernstone %s results, format 1",
		    PACKAGE_VERSION);
		if (ks_run_line(run, text, err, sizeof err) != 0)
			return -1;
	}
	now_text(text, sizeof text);
	if (put(run, again ? "# resumed" : "# date", text) != 0)
		return -1;
	snprintf(text, sizeof text, "%lu", run->seed);
	if (put(run, "# seed", text) != 0 || put_options(run) != 0 ||
	    put_clock(run) != 0 || put_cpus(run) != 0 ||
	    put_mhz(run) != 0 || put_fs(run) != 0 || put_noise(run) != 0)
		return -1;
	return again ? 0 : put_system(run) != 0 ? -1 : put_units(run);
}
