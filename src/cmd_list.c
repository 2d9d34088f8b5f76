/* cmd_list.c - kernstone list: what can be measured */

#include "compat.h"

#include "bench.h"
#include "harness/plan.h"
#include "opt.h"
#include "runopts.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_list;

#define COLUMN	15		/* of the texts of -l */
#define WIDTH	79

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
	if (b->params != NULL && strchr(b->params, '|') != NULL)
		line("parameters", "what is behind | only when asked for");
	line("subtracted", b->less);
	line("lmbench", b->lmbench);
	line("missing", b->missing);
}

static int
has(const struct ks_plan *plan, const struct ks_bench *b)
{
	int	i;

	for (i = 0; i < plan->npoint; i++)
		if (plan->point[i].bench == b)
			return 1;
	return 0;
}

/* Name and parameters; where they are many they go over several lines, which
   are cut behind commas. */
static void
name(const struct ks_bench *b)
{
	const char	*s = b->params != NULL ? b->params : "";
	int		 col = printf("%s%s", b->name, *s != '\0' ? " " : "");
	int		 n;

	for (; *s != '\0'; s += n) {
		n = (int)strcspn(s, ", ");
		n += s[n] != '\0';
		if (col + n > WIDTH)
			col = printf("\n        ") - 1;
		col += printf("%.*s", n, s);
	}
	printf("\n");
}

/* The benchmarks with a point in plan, in the order of the table. */
static void
list(const struct ks_plan *plan, int verbose)
{
	const struct ks_bench *const	*family;
	const struct ks_bench		*b;

	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++) {
			if (!has(plan, b))
				continue;
			name(b);
			if (verbose)
				describe(b);
		}
}

static int
run(int argc, char **argv)
{
	struct ks_plan	 all, some;
	char		*arg;
	int		 key, first, i, verbose = 0;

	while ((key = ks_next_opt(&ks_cmd_list, argc, argv, &arg,
	    &first)) != -1)
		verbose = key == 'l';
	ks_plan_all(&all);
	memset(&some, 0, sizeof some);
	for (i = first; argv[i] != NULL; i++)
		ks_run_word(&some, &all, argv[i]);
	list(argv[first] != NULL ? &some : &all, verbose);
	ks_plan_free(&some);
	ks_plan_free(&all);
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
