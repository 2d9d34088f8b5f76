/* cmd_list.c - kernstone list: what can be measured */

#include "compat.h"

#include "bench.h"
#include "opt.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_list;

#define COLUMN	15		/* of the texts of -l */

static const struct ks_opt opts[] = {
	{ 'l', "long", NULL, "say of each what an operation is, its unit, its "
	    "parameters, what is subtracted, which figure of lmbench it is, "
	    "and what is missing here and why" },
	{ 0, NULL, NULL, NULL }
};

static void
line(const char *label, const char *text)
{
	if (text == NULL)
		return;
	printf("    %-*s", COLUMN - 4, label);
	ks_wrap(stdout, COLUMN, text);
}

static const char *
direction(const struct ks_bench *b)
{
	static const char *const	text[] = {
		"", ", lower is better", ", higher is better"
	};

	return text[b->better];
}

static void
describe(const struct ks_bench *b)
{
	char	unit[80];

	sprintf(unit, "%.40s%s", b->unit, direction(b));
	line("operation", b->what);
	line("unit", unit);
	line("subtracted", b->less);
	line("lmbench", b->lmbench);
	line("missing", b->missing);
}

static void
list(const struct ks_bench *b, int verbose)
{
	printf("%s%s%s\n", b->name, b->params != NULL ? " " : "",
	    b->params != NULL ? b->params : "");
	if (verbose)
		describe(b);
}

static int
run(int argc, char **argv)
{
	const struct ks_bench *const	*family;
	const struct ks_bench		*b;
	char				*arg;
	int				 key, first, verbose = 0;

	while ((key = ks_next_opt(&ks_cmd_list, argc, argv, &arg,
	    &first)) != -1)
		verbose = key == 'l';
	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++)
			list(b, verbose);
	return 0;
}

const struct ks_cmd ks_cmd_list = {
	"list",				/* name */
	"[-l] [NAME...]",		/* args */
	"List the benchmarks, their parameters and what is missing here.",
					/* what */
	opts,				/* opts */
	run				/* run */
};
