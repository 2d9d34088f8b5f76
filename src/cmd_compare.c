/* cmd_compare.c - kernstone compare: did it get faster? */

#include "compat.h"

#include "cmdtwo.h"
#include "compare/compare.h"
#include "harness/match.h"
#include "opt.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_compare;

enum { SERIES = 256, ORDER };

static const struct ks_opt opts[] = {
	{ 'p', "points", "NAME", "compare these points only; * stands for "
	    "anything; may be given several times" },
	KS_TWO_OPTIONS,
	{ SERIES, "series", NULL, "print a row for each file, in their order, "
	    "and where a point changed" },
	{ ORDER, "order", "ORDER", "of a series: time (the default, if all "
	    "files have a date), version (of the system), or given" },
	{ 0, NULL, NULL, NULL }
};

#define PATTERNS	32

/* What the command line says. */
struct asked {
	int		 fail, series;
	const char	*two;		/* an option for two sides, or NULL */
	int		 order;		/* -1: not said */
	int		 npattern;
	const char	*pattern[PATTERNS];
};

/* A ks_wanted. */
static int
wanted(const char *point, void *arg)
{
	const struct asked	*a = arg;
	int			 i;

	for (i = 0; i < a->npattern; i++)
		if (ks_match(a->pattern[i], point))
			return 1;
	return a->npattern == 0;
}

static void
add_pattern(struct asked *a, const char *pattern)
{
	if (a->npattern == PATTERNS)
		ks_die("at most %d times -p", PATTERNS);
	a->pattern[a->npattern++] = pattern;
}

static int
order(const char *arg)
{
	static const char *const	name[] = { "given", "time", "version" };
	int				i;

	for (i = 0; i < 3; i++)
		if (strcmp(arg, name[i]) == 0)
			return i;
	ks_die("--order: expected time, version or given, not '%.40s'", arg);
	return 0;
}

static void
read_sides(struct ks_side *side, int n, char **files)
{
	char	err[600];
	int	i;

	for (i = 0; i < n; i++)
		if (ks_side_read(&side[i], i == 0 ? "old" : "new", files[i],
		    err, sizeof err) != 0)
			ks_die("%s", err);
}

/* Many runs, in their order. */
static int
series(struct asked *a, double threshold, int n, char **files)
{
	struct ks_side	*side = ks_xalloc((size_t)(n + 1) * sizeof *side);
	int		 i, status = 0;

	if (n < 2)
		ks_die("--series: expected two files or more");
	read_sides(side, n, files);
	if (ks_side_sort(side, n, a->order < 0 ? KS_BY_TIME : a->order) != 0 &&
	    a->order > 0)
		ks_die("--order: not all files say their %s", a->order ==
		    KS_BY_TIME ? "date" : "system");
	if (ks_timeline(stdout, side, n, threshold, wanted, a,
	    ks_coloured_out()) == 0) {
		ks_error("the files have no such point");
		status = 2;
	}
	for (i = 0; i < n; i++)
		ks_side_free(&side[i]);
	free(side);
	return status;
}

/* Two sides. */
static int
two(struct asked *a, struct ks_comparison *c, int n, char **files)
{
	struct ks_side	side[2];
	int		status;

	if (n != 2)
		ks_die("expected OLD and NEW ('kernstone compare --help' tells "
		    "more)");
	read_sides(side, 2, files);
	c->side = side;
	status = ks_two_sides(c, wanted, a, a->fail);
	ks_side_free(&side[0]);
	ks_side_free(&side[1]);
	return status;
}

static int
run(int argc, char **argv)
{
	struct ks_comparison	c;
	struct asked		a;
	char			*arg;
	int			 key, first;

	memset(&a, 0, sizeof a);
	a.order = -1;
	ks_two_defaults(&c);
	while ((key = ks_next_opt(&ks_cmd_compare, argc, argv, &arg,
	    &first)) != -1)
		if (key == SERIES)
			a.series = 1;
		else if (key == ORDER)
			a.order = order(arg);
		else if (!ks_two_option(&c, &a.fail, key, arg))
			add_pattern(&a, arg);
		else if (key != KS_THRESHOLD)
			a.two = key == KS_SORT ? "sort" : "fail-on-regression";
	if (a.series && a.two != NULL)
		ks_die("--series and --%s exclude each other", a.two);
	if (!a.series && a.order >= 0)
		ks_die("--order needs --series");
	if (a.series)
		return series(&a, c.threshold, argc - first, argv + first);
	return two(&a, &c, argc - first, argv + first);
}

const struct ks_cmd ks_cmd_compare = {
	"compare",			/* name */
	"[options] OLD[,OLD...] NEW[,NEW...]\n"
	    "       kernstone compare --series [options] FILE...",
					/* args */
	"Say which of two systems is faster, point by point, by how much, and "
	    "how sure that is.",	/* what */
	opts,				/* opts */
	run				/* run */
};
