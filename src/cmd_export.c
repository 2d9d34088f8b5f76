/* cmd_export.c - kernstone export: results in a format of others */

#include "compat.h"

#include "files.h"
#include "opt.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_export;

static const struct ks_opt opts[] = {
	{ 'f', "format", "FORMAT", "go: Go's benchmark format, as benchstat "
	    "reads it; lmbench: a results file of lmbench 2, of one run" },
	KS_FIX_OPTION,
	{ 0, NULL, NULL, NULL }
};

/* The format of that name; there is one, or the program ends. */
static const struct ks_export *
format(const char *name)
{
	const struct ks_export	*e = ks_export(name);

	if (e == NULL)
		ks_die("unknown format '%.40s' (there are %s)", name,
		    ks_export_names());
	return e;
}

static int
run(int argc, char **argv)
{
	const struct ks_export	*e = NULL;
	struct ks_results	 r;
	char			*arg, err[600];
	int			 key, first, fix = 0;

	while ((key = ks_next_opt(&ks_cmd_export, argc, argv, &arg,
	    &first)) != -1)
		if (key == KS_FIX_KNOWN)
			fix = 1;
		else
			e = format(arg);
	if (e == NULL)
		ks_die("option --format is missing (there are %s)",
		    ks_export_names());
	ks_read_files(&r, argc - first, argv + first, "export");
	if (fix)
		ks_fix_known_errors(&r);
	if (e->print(stdout, &r, err, sizeof err) != 0)
		ks_die("%s", err);
	ks_results_free(&r);
	return 0;
}

const struct ks_cmd ks_cmd_export = {
	"export",			/* name */
	"-f FORMAT [options] FILE...",	/* args */
	"Write results on standard output in a format that other programs "
	"read.",			/* what */
	opts,				/* opts */
	run				/* run */
};
