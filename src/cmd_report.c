/* cmd_report.c - kernstone report: tables of results */

#include "compat.h"

#include "files.h"
#include "opt.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_report;

#define LAYOUT	256		/* options without a letter */
#define FIX	257
#define DEFAULT	"2"

static const struct ks_opt opts[] = {
	{ LAYOUT, "layout", "NAME", "tables as lmbench 1.0, 1.1, 1.9, 2 (the "
	    "default) or 3 printed them" },
	{ FIX, "fix-known-errors", NULL, "correct what lmbench 1 is known to "
	    "have printed wrong" },
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

static int
run(int argc, char **argv)
{
	const char		*name = DEFAULT;
	struct ks_results	 r;
	char			*arg;
	int			 key, first, verbose = 0, fix = 0, status = 0;

	while ((key = ks_next_opt(&ks_cmd_report, argc, argv, &arg,
	    &first)) != -1)
		if (key == 'v')
			verbose = 1;
		else if (key == FIX)
			fix = 1;
		else
			name = layout(arg);
	ks_read_files(&r, argc - first, argv + first, "report");
	if (fix)
		ks_fix_known_errors(&r);
	if (verbose)
		ks_listing(stdout, &r);
	else if (ks_report(stdout, &r, ks_layout(name)) == 0) {
		ks_error("%s: no figure for layout %s ('kernstone report -v' "
		    "shows what there is)", argv[first], name);
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
