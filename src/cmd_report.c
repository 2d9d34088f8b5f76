/* cmd_report.c - kernstone report: tables of results */

#include "compat.h"

#include "files.h"
#include "opt.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_report;

enum { LAYOUT = KS_FIX_KNOWN + 1, BEST, BASE };

static const struct ks_opt opts[] = {
	{ LAYOUT, "layout", "NAME", "tables as lmbench 1.0, 1.1, 1.9, 2 (the "
	    "default) or 3 printed them" },
	{ BEST, "best", NULL, "compare all to the best of each column, in the "
	    "tables that lmbench 1.0 had for that, or in those of --layout" },
	{ BASE, "relative-to", "FILE", "the same, compared to the (first) "
	    "system in FILE" },
	KS_FIX_OPTION,
	{ 'v', "verbose", NULL, "list every point instead, with its "
	    "interval, its rounds and what else is known of it, and what was "
	    "not understood in the files" },
	{ 0, NULL, NULL, NULL }
};

/* The name, if it is that of a layout. */
static const char *
layout(const char *name)
{
	if (ks_layout(name) == NULL)
		ks_die("unknown layout '%.40s' (there are %s)", name,
		    ks_layout_names());
	return name;
}

/* What is asked for. */
struct asked {
	const char	*layout;	/* NULL: the one that suits */
	char		*base;		/* file to compare to, or NULL */
	int		 best, fix, verbose;
};

static void
take(struct asked *a, int key, char *arg)
{
	if (key == 'v')
		a->verbose = 1;
	else if (key == KS_FIX_KNOWN)
		a->fix = 1;
	else if (key == BEST)
		a->best = 1;
	else if (key == BASE)
		a->base = arg;
	else
		a->layout = layout(arg);
	if (a->best && a->base != NULL)
		ks_die("--best and --relative-to exclude each other");
}

/* The number of the first system that is from a file, or -1. */
static int
find(const struct ks_results *r, const char *file)
{
	int	i;

	if (strcmp(file, "-") == 0)
		file = "standard input";
	for (i = 0; i < r->nsystem; i++)
		if (strcmp(r->system[i].file, file) == 0)
			return i;
	return -1;
}

/* Put the file to compare to before the others, in the place of an option,
   unless it is among them: how many files there are then. */
static int
add_base(char *base, int n, char **file)
{
	int	i;

	if (base == NULL || n == 0)
		return n;
	for (i = 0; i < n; i++)
		if (strcmp(file[i], base) == 0)
			return n;
	file[-1] = base;
	return n + 1;
}

static const char *
layout_name(const struct asked *a)
{
	if (a->layout != NULL)
		return a->layout;
	return a->best || a->base != NULL ? "best" : "2";
}

static int
tables(const struct ks_results *r, const struct asked *a)
{
	const struct ks_layout	*l = ks_layout(layout_name(a));

	if (a->base != NULL)
		return ks_report_relative(stdout, r, l, find(r, a->base));
	return a->best ? ks_report_relative(stdout, r, l, KS_BEST) :
	    ks_report(stdout, r, l);
}

static int
run(int argc, char **argv)
{
	struct asked		 a;
	struct ks_results	 r;
	char			*arg;
	int			 key, first, n, status = 0;

	memset(&a, 0, sizeof a);
	while ((key = ks_next_opt(&ks_cmd_report, argc, argv, &arg,
	    &first)) != -1)
		take(&a, key, arg);
	n = add_base(a.base, argc - first, argv + first);
	ks_read_files(&r, n, argv + argc - n, "report");
	if (a.fix)
		ks_fix_known_errors(&r);
	if (a.verbose)
		ks_listing(stdout, &r);
	else if (tables(&r, &a) == 0) {
		ks_error("%s: no figure for layout %s ('kernstone report -v' "
		    "shows what there is)", argv[first], layout_name(&a));
		status = 2;
	}
	ks_results_free(&r);
	return status;
}

const struct ks_cmd ks_cmd_report = {
	"report",			/* name */
	"[options] FILE...",		/* args */
	"Print tables of results, one row per system.",
					/* what */
	opts,				/* opts */
	run				/* run */
};
