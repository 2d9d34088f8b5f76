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

/* A head that is being written. */
struct head {
	struct ks_run	*run;
	char		*err;
	size_t		 size;
};

/* Every line goes through ks_run_line(), so that the results in memory say
   the same as the file. */
static int
put(const struct head *h, const char *key, const char *value)
{
	char line[600];

	if (*value == '\0')
		return 0;
	snprintf(line, sizeof line, "%s: %s", key, value);
	return ks_run_line(h->run, line, h->err, h->size);
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
put_clock(const struct head *h)
{
	const struct ks_clk	*k = h->run->clk;
	char			 text[120];

	snprintf(text, sizeof text, "tick %.4g ns, a reading takes %.4g ns%s",
	    k->tick, k->cost, k->coarse ? ", coarse" : "");
	return put(h, "# clock-step", text);
}

static int
put_cpus(const struct head *h)
{
	char	text[40 * KS_MAXCPU + 20], one[40];
	int	i;

	strcpy(text, h->run->ncpu > 0 ? "" : "not pinned");
	for (i = 0; i < h->run->ncpu; i++) {
		snprintf(one, sizeof one, "%s%d (floor %.4f)", i > 0 ? ", " :
		    "", h->run->cpu[i].cpu, h->run->cpu[i].floor);
		strcat(text, one);
	}
	return put(h, "# cpus", text);
}

static int
put_mhz(const struct head *h)
{
	const char	*origin = "--mhz";
	double		 mhz = h->run->mhz;
	char		 text[200];

	if (mhz == 0)
		mhz = ks_system_mhz(&origin);
	if (mhz == 0)
		return 0;
	snprintf(text, sizeof text, "%.4g (%.150s)", mhz, origin);
	return put(h, "# mhz", text);
}

static int
put_noise(const struct head *h)
{
	struct ks_noise	noise;
	char		text[120];

	ks_noise(h->run->clk, h->run->quick ? 0.1 : 0.3, &noise);
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
	return put(h, "# noise", text);
}

static int
put_options(const struct head *h)
{
	const struct ks_run	*run = h->run;
	char			 text[300];

	snprintf(text, sizeof text, "rounds=%d seconds=%g precision=%g "
	    "memory=%.0f quiet=%d pin=%d timeout=%d mhz=%g quick=%d",
	    run->rounds, run->seconds, run->precision, run->memory,
	    run->quiet, run->pin, run->timeout, run->mhz, run->quick);
	if (put(h, "# options", text) != 0)
		return -1;
	if (run->clock != NULL && put(h, "# clock-asked", run->clock) != 0)
		return -1;
	return put(h, "# points", run->names);
}

/* The file system that is measured: that of the private directory. */
static int
put_fs(const struct head *h)
{
	struct ks_fs	fs;
	char		text[300];

	if (ks_fsinfo(h->run->dir, &fs) != 0)
		return 0;
	snprintf(text, sizeof text, "%s (%s)", fs.type, fs.options);
	return put(h, "# file-system", text);
}

static int
put_system(const struct head *h)
{
	struct ks_who who;

	ks_who(&who);
	if (put(h, "host", who.host) != 0 || put(h, "os", who.os) != 0 ||
	    put(h, "machine", who.machine) != 0 ||
	    put(h, "cpu", who.cpu) != 0 ||
	    put(h, "# compiled-for", KS_CPU_NAME) != 0)
		return -1;
	return put(h, "clock", h->run->clk->clock->name);
}

/* Declare each unit once. */
static int
put_units(const struct head *h)
{
	static const char *const	 better[] = {
		NULL, "lower", "higher"
	};
	const struct ks_bench		*b;
	char				 line[100];
	int				 i, j;

	for (i = 0; i < h->run->plan->npoint; i++) {
		b = h->run->plan->point[i].bench;
		for (j = 0; strcmp(h->run->plan->point[j].bench->unit, b->unit);
		    j++)
			;
		if (j < i || better[b->better] == NULL)
			continue;
		snprintf(line, sizeof line, "Unit %s better=%s", b->unit,
		    better[b->better]);
		if (ks_run_line(h->run, line, h->err, h->size) != 0)
			return -1;
	}
	return 0;
}

int
ks_run_head(struct ks_run *run, int again, char *err, size_t size)
{
	struct head	h;
	char		text[80];

	h.run = run;
	h.err = err;
	h.size = size;
	if (!again) {
		snprintf(text, sizeof text, "# kernstone %s results, format 1",
		    PACKAGE_VERSION);
		if (ks_run_line(run, text, err, size) != 0)
			return -1;
	}
	now_text(text, sizeof text);
	if (put(&h, again ? "# resumed" : "# date", text) != 0)
		return -1;
	snprintf(text, sizeof text, "%lu", run->seed);
	if (put(&h, "# seed", text) != 0 || put_options(&h) != 0 ||
	    put_clock(&h) != 0 || put_cpus(&h) != 0 || put_mhz(&h) != 0 ||
	    put_fs(&h) != 0 || put_noise(&h) != 0)
		return -1;
	return again ? 0 : put_system(&h) != 0 ? -1 : put_units(&h);
}
