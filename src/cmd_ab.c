/* cmd_ab.c - kernstone ab: two variants, measured in turn and compared */

#include "compat.h"

#include <errno.h>
#include <time.h>

#include "clock/clock.h"
#include "cmdtwo.h"
#include "compare/compare.h"
#include "harness/ab.h"
#include "harness/child.h"
#include "harness/order.h"
#include "harness/outfile.h"
#include "harness/plan.h"
#include "harness/prefix.h"
#include "harness/run.h"
#include "host/host.h"
#include "opt.h"
#include "result/result.h"
#include "runopts.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_ab;

#define PAIRS	15	/* by default: enough for a verdict on 800 points */

enum { A = KS_ASK_END, B };

static const struct ks_opt opts[] = {
	{ A, "a", "PREFIX", "what to run the first side under: words split at "
	    "blanks, such as 'env LD_PRELOAD=x.so'; a last word that is a "
	    "kernstone is run instead of this one (default: nothing)" },
	{ B, "b", "PREFIX", "the same for the second side" },
	{ 'o', "output", "NAME", "results files to make: NAME.a.ks and "
	    "NAME.b.ks (default: HOST.N, with the first free N)" },
	{ 'r', "rounds", "N", "rounds of each side of each point (default: "
	    "15)" },
	KS_ASK_OPTIONS,
	KS_TWO_OPTIONS,
	{ 0, NULL, NULL, NULL }
};

/* Both sides, and what the command line says of them. */
struct two {
	struct ks_run		 run[2];
	struct ks_prefix	 prefix[2];
	struct ks_cpu		 cpu[2][KS_MAXCPU];
	struct ks_results	 results[2];
	char			 file[2][300];
	struct ks_asked		 asked;
	struct ks_comparison	 c;
	int			 fail;
};

static void
options(struct two *t, int argc, char **argv, int *first)
{
	char	*arg, err[200];
	int	 key;

	while ((key = ks_next_opt(&ks_cmd_ab, argc, argv, &arg, first)) != -1)
		if (key == A || key == B) {
			if (ks_prefix_split(&t->prefix[key == B], arg, err,
			    sizeof err) != 0)
				ks_die("%s", err);
		} else if (!ks_two_option(&t->c, &t->fail, key, arg))
			ks_run_option(&t->run[0], &t->asked, key, arg);
}

/* What both sides of HOST.N or a NAME are called. */
static void
names(struct two *t, const char *base)
{
	int	i;

	for (i = 0; i < 2; i++)
		sprintf(t->file[i], "%.280s.%c.ks", base, "ab"[i]);
}

/* Find names that are free, unless they are given. */
static void
choose_names(struct two *t)
{
	struct ks_who	who;
	char		base[100];
	int		n = 0;

	if (t->asked.output != NULL) {
		if (strlen(t->asked.output) > 280)
			ks_die("-o: a name of over 280 characters");
		names(t, t->asked.output);
		return;
	}
	ks_who(&who);
	do {
		snprintf(base, sizeof base, "%.60s.%d", who.host[0] != '\0' ?
		    who.host : "unknown", n++);
		names(t, base);
	} while (access(t->file[0], F_OK) == 0 ||
	    access(t->file[1], F_OK) == 0);
}

/* Both files, or none. */
static void
make_files(struct two *t)
{
	struct ks_run	*r;
	char		 name[300], err[300];
	int		 i;

	choose_names(t);
	for (i = 0; i < 2; i++) {
		r = &t->run[i];
		r->out = ks_out_create(t->file[i], "", name, sizeof name, err,
		    sizeof err);
		if (r->out == NULL) {
			if (i > 0)
				(void)unlink(t->file[0]);
			ks_die("%s", err);
		}
		r->file = t->file[i];
		ks_results_init(&t->results[i]);
		r->sys = ks_system_add(&t->results[i]);
		r->sys->file = ks_xdup(r->file);
		r->sys->line = 1;
		r->sys->kind = "kernstone results";
		r->sys->version = ks_xdup(PACKAGE_VERSION);
	}
}

/* The second side is as the first; but what another binary's floors are only
   its own rounds can tell. */
static void
share(struct two *t)
{
	int	i, k;

	t->run[1].clk = t->run[0].clk;
	t->run[1].gate = t->run[0].gate;
	t->run[1].ncpu = t->run[0].ncpu;
	memcpy(t->cpu[1], t->cpu[0], sizeof t->cpu[0]);
	for (i = 0; i < 2; i++)
		for (k = 0; k < t->run[i].ncpu && t->prefix[i].program; k++)
			t->cpu[i][k].floor = 0;
}

static int
head(struct two *t, int i, const char *pair, char *err, size_t size)
{
	char	line[KS_PREFIXTEXT + 100];
	int	k;

	if (ks_run_head(&t->run[i], 0, err, size) != 0 ||
	    ks_run_line(&t->run[i], pair, err, size) != 0)
		return -1;
	strcpy(line, "# prefix:");
	for (k = 0; k < t->prefix[i].n; k++)
		strcat(strcat(line, " "), t->prefix[i].word[k]);
	if (t->prefix[i].n == 0)
		strcat(line, " none");
	return ks_run_line(&t->run[i], line, err, size);
}

static int
measure(struct two *t)
{
	char	err[300] = "", pair[100];

	sprintf(pair, "# paired: %lu-%ld-%ld", t->run[0].seed,
	    (long)time(NULL), (long)getpid());
	if (ks_run_prepare(&t->run[0], err, sizeof err) != 0) {
		(void)unlink(t->file[0]);
		(void)unlink(t->file[1]);
	} else {
		share(t);
		if (head(t, 0, pair, err, sizeof err) == 0 &&
		    head(t, 1, pair, err, sizeof err) == 0 &&
		    ks_ab_points(t->run, t->prefix, err, sizeof err) == 0)
			return 0;
	}
	if (ks_stopped)
		ks_error("interrupted; 'kernstone compare %s %s' shows what "
		    "there is", t->file[0], t->file[1]);
	else
		ks_error("%s", err);
	return -1;
}

static int
show(struct two *t)
{
	struct ks_side	side[2];
	int		i, status;

	fprintf(stderr, "The results are in %s and %s.\n", t->file[0],
	    t->file[1]);
	for (i = 0; i < 2; i++) {
		side[i].names = ks_xdup(t->file[i]);
		ks_side_take(&side[i], i == 0 ? "a" : "b", &t->results[i]);
	}
	t->c.side = side;
	status = ks_two_sides(&t->c, NULL, NULL, t->fail);
	for (i = 0; i < 2; i++)
		ks_side_free(&side[i]);
	return t->run[0].failed + t->run[1].failed > 0 ? 3 : status;
}

static int
close_files(struct two *t)
{
	int	i, bad = 0;

	for (i = 0; i < 2; i++)
		if (fclose(t->run[i].out) != 0) {
			ks_error("%s: %s", t->file[i], strerror(errno));
			bad = -1;
		}
	return bad;
}

static int
run(int argc, char **argv)
{
	static struct two	t;
	struct ks_plan		all, plan;
	struct ks_clk		clk;
	int			first, bad;

	memset(&plan, 0, sizeof plan);
	ks_run_defaults(&t.run[0]);
	ks_two_defaults(&t.c);
	options(&t, argc, argv, &first);
	t.run[0].rounds = t.asked.rounds != 0 ? t.asked.rounds : PAIRS;
	t.run[0].clk = &clk;
	t.run[0].names = ks_run_names(argv + first);
	ks_plan_all(&all);
	t.run[0].all = &all;
	t.run[0].plan = &plan;
	ks_run_plan(&t.run[0]);
	if (access(t.run[0].dir, W_OK | X_OK) != 0)
		ks_die("%s: %s", t.run[0].dir, strerror(errno));
	t.run[1] = t.run[0];
	t.run[0].cpu = t.cpu[0];
	t.run[1].cpu = t.cpu[1];
	make_files(&t);
	ks_child_signals();
	bad = measure(&t);
	if (ks_stopped)
		ks_run_stopped();
	if (close_files(&t) != 0 || bad)
		return 2;
	return show(&t);
}

const struct ks_cmd ks_cmd_ab = {
	"ab",				/* name */
	"[options] --a=PREFIX --b=PREFIX [NAME...]",	/* args */
	"Measure two variants in turn and compare them, pair by pair.",
					/* what */
	opts,				/* opts */
	run				/* run */
};
