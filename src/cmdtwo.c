/* cmdtwo.c - what compare and ab have in common: two sides are compared, and
   what came of it is printed */

#include "compat.h"

#include "cmdtwo.h"
#include "compare/compare.h"
#include "util.h"

static double
percent(const char *arg)
{
	double x = 0;

	if (ks_text_percent(arg, 0.01, 1000.0, &x) != 0)
		ks_die("--threshold: '%.40s' is not a percentage from 0.01 to "
		    "1000", arg);
	return x / 100;
}

static int
by_change(const char *arg)
{
	if (strcmp(arg, "change") == 0)
		return 1;
	if (strcmp(arg, "file") != 0)
		ks_die("--sort: expected file or change, not '%.40s'", arg);
	return 0;
}

void
ks_two_defaults(struct ks_comparison *c)
{
	memset(c, 0, sizeof *c);
	c->threshold = 0.01;
}

int
ks_two_option(struct ks_comparison *c, int *fail, int key, const char *arg)
{
	if (key == KS_THRESHOLD)
		c->threshold = percent(arg);
	else if (key == KS_FAIL)
		*fail = 1;
	else if (key == KS_SORT)
		c->bychange = by_change(arg);
	else
		return 0;
	return 1;
}

/* Colours are for terminals that have them and users who want them: see
   no-color.org. */
int
ks_coloured_out(void)
{
	const char	*no = getenv("NO_COLOR"), *term = getenv("TERM");

	return isatty(1) && (no == NULL || *no == '\0') && term != NULL &&
	    strcmp(term, "dumb") != 0;
}

int
ks_two_sides(struct ks_comparison *c, ks_wanted *wanted, void *arg, int fail)
{
	int	i, status = 0;

	c->paired = ks_side_paired(c->side);
	ks_compare(c, wanted, arg);
	if (c->npoint == 0) {
		ks_error("%s and %s have no point in common",
		    c->side[0].names, c->side[1].names);
		return 2;
	}
	ks_comparison_print(stdout, c, ks_coloured_out());
	ks_comparison_notes(stdout, c, wanted, arg);
	for (i = 0; i < c->npoint && fail; i++)
		status |= ks_regressed(c, &c->point[i]);
	ks_comparison_free(c);
	return status;
}
