/* cmdtwo.c - what compare and ab have in common: two sides are compared, and
   what came of it is printed */

#include "compat.h"

#include "cmdtwo.h"
#include "compare/compare.h"
#include "util.h"

/* Colours are for terminals that have them and users who want them: see
   no-color.org. */
static int
coloured(void)
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
	ks_comparison_print(stdout, c, coloured());
	ks_comparison_notes(stdout, c, wanted, arg);
	for (i = 0; i < c->npoint && fail; i++)
		status |= ks_regressed(c, &c->point[i]);
	ks_comparison_free(c);
	return status;
}
