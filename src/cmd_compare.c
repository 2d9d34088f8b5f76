/* cmd_compare.c - kernstone compare: did it get faster? */

#include "compat.h"

#include "cmdtwo.h"
#include "compare/compare.h"
#include "harness/match.h"
#include "opt.h"
#include "result/result.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_compare;

static const struct ks_opt opts[] = {
	{ 'p', "points", "NAME", "compare these points only; * stands for "
	    "anything; may be given several times" },
	{ KS_THRESHOLD, "threshold", "PERCENT", "what changes by less is the "
	    "same (default: 1)" },
	{ KS_FAIL, "fail-on-regression", NULL, "exit status 1 if a point is "
	    "slower, by the threshold or more" },
	{ KS_SORT, "sort", "ORDER", "of the points of a group: file (the "
	    "default), or change: the largest first" },
	{ 0, NULL, NULL, NULL }
};

#define PATTERNS	32

/* What the command line says. */
struct asked {
	int		 fail;
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
run(int argc, char **argv)
{
	struct ks_comparison	c;
	struct ks_side		side[2];
	struct asked		a;
	char			*arg, err[600];
	int			 key, first, i, status = 0;

	memset(&a, 0, sizeof a);
	ks_two_defaults(&c);
	while ((key = ks_next_opt(&ks_cmd_compare, argc, argv, &arg,
	    &first)) != -1)
		if (!ks_two_option(&c, &a.fail, key, arg))
			add_pattern(&a, arg);
	if (argc - first != 2)
		ks_die("expected OLD and NEW ('kernstone compare --help' tells "
		    "more)");
	for (i = 0; i < 2; i++)
		if (ks_side_read(&side[i], i == 0 ? "old" : "new",
		    argv[first + i], err, sizeof err) != 0)
			ks_die("%s", err);
	c.side = side;
	status = ks_two_sides(&c, wanted, &a, a.fail);
	ks_side_free(&side[0]);
	ks_side_free(&side[1]);
	return status;
}

const struct ks_cmd ks_cmd_compare = {
	"compare",			/* name */
	"[options] OLD[,OLD...] NEW[,NEW...]",	/* args */
	"Say which of two systems is faster, point by point, by how much, and "
	    "how sure that is.",	/* what */
	opts,				/* opts */
	run				/* run */
};
