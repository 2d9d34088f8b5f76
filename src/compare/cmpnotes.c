/* cmpnotes.c - what a comparison comes to, and what to do about it */

#include "compat.h"

#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "stat/stat.h"
#include "util.h"

#define LINE	400

/* So many points of a verdict. */
static const struct {
	int		 verdict;
	const char	*word;
} counted[] = {
	{ KS_BETTER, "faster" }, { KS_WORSE, "slower" },
	{ KS_LARGER, "larger" }, { KS_SMALLER, "smaller" },
	{ KS_SAME, "the same" }, { KS_UNSURE, "cannot be told" },
	{ KS_UNTESTED, "without a test" },
	{ KS_TINY, "below what can be measured" },
	{ KS_UNITS, "in other units" }
};

#define COUNTED	(sizeof counted / sizeof counted[0])

static void
print_counts(FILE *f, const struct ks_comparison *c)
{
	char	line[LINE];
	int	i, n[KS_VERDICTS];
	size_t	k;

	memset(n, 0, sizeof n);
	for (i = 0; i < c->npoint; i++)
		n[c->point[i].verdict]++;
	sprintf(line, "%d point%s compared:", c->npoint,
	    c->npoint == 1 ? "" : "s");
	for (k = 0; k < COUNTED; k++)
		if (n[counted[k].verdict] > 0)
			sprintf(line + strlen(line), " %d %s,",
			    n[counted[k].verdict], counted[k].word);
	line[strlen(line) - 1] = '.';
	fprintf(f, "\n");
	ks_wrap(f, 0, line);
}

/* With so many points, are there rounds enough for any verdict? */
static void
print_least(FILE *f, const struct ks_comparison *c)
{
	char	line[LINE];
	int	i, n = 0, k = 1;

	for (i = 0; i < c->npoint; i++)
		n += c->point[i].tested &&
		    c->point[i].least * c->ntest > KS_ALPHA;
	if (n == 0)
		return;
	while ((c->paired ? ks_sign_least(k) : ks_rank_least(k, k)) *
	    c->ntest > KS_ALPHA)
		k++;
	sprintf(line, "%d of them have too few rounds for any verdict among "
	    "%d points: that takes %d%s.", n, c->ntest, k,
	    c->paired ? " pairs" : " rounds on either side");
	ks_wrap(f, 0, line);
}

/* The rounds that would do for the points that cannot be told. */
static void
print_needed(FILE *f, const struct ks_comparison *c)
{
	char	line[LINE];
	int	i, most = 0, n = 0;

	for (i = 0; i < c->npoint; i++)
		if (c->point[i].verdict == KS_UNSURE &&
		    c->point[i].needed > 0) {
			n++;
			if (c->point[i].needed > most)
				most = c->point[i].needed;
		}
	if (n == 0)
		return;
	sprintf(line, "To see a change of %.3g %% in the %d that cannot be "
	    "told takes up to %d %s ('kernstone %s -r %d'), from the spread "
	    "seen.", 100 * c->threshold, n, most, c->paired ? "pairs" :
	    "rounds on either side", c->paired ? "ab" : "run --resume FILE",
	    most);
	ks_wrap(f, 0, line);
}

/* What helps against each oddity. */
static const char *const	advice[] = {
	"failed rounds: the verdict is on the others; why they failed comes "
	    "first",				/* KS_ODD_FAILED */
	"never quiet: other work or other guests take this CPU; measure when "
	    "they do not, or give -t more time to wait for quiet",
						/* KS_ODD_LOUD */
	"drift: the machine had not settled (frequency, temperature, caches of "
	    "the file system); run it once before, or use 'kernstone ab', "
	    "which sees through drift",		/* KS_ODD_DRIFT */
	"two peaks: something is decided anew in each round (where memory "
	    "lies, which CPU, which frequency); a median says little there: "
	    "take more rounds, and look at cpu and clock-ns in the files",
						/* KS_ODD_PEAKS */
	"outliers: they are kept, and move neither median nor ranks by much; "
	    "if there are many, look for what runs now and then"
						/* KS_ODD_OUTLIERS */
};

static int
count_odd(const struct ks_comparison *c, int what)
{
	char	buf[200];
	int	i, n = 0;

	for (i = 0; i < c->npoint; i++)
		n += ks_oddity(c, &c->point[i], 0, what, buf, sizeof buf) ||
		    ks_oddity(c, &c->point[i], 1, what, buf, sizeof buf);
	return n;
}

static void
print_advice(FILE *f, const struct ks_comparison *c)
{
	char	line[LINE];
	int	what, n;

	for (what = 0; what < KS_ODDITIES; what++)
		if ((n = count_odd(c, what)) > 0) {
			sprintf(line, "%d point%s: %s.", n, n == 1 ? "" : "s",
			    advice[what]);
			fprintf(f, "- ");
			ks_wrap(f, 2, line);
		}
}

/* Has a side rounds of a point? */
static int
has(const struct ks_side *s, const char *point)
{
	struct ks_half	h;

	ks_half_make(&h, s, point);
	ks_half_free(&h);
	return h.unit != NULL;
}

/* The points that have rounds on one side only, with why on the other. */
static void
print_alone(FILE *f, const struct ks_side *s, const struct ks_side *other,
    ks_wanted *wanted, void *arg)
{
	const char	**name;
	char		  why[200];
	int		  i, n = 0, all;

	all = ks_side_points(s, 1, wanted, arg, &name);
	for (i = 0; i < all; i++) {
		if (!has(s, name[i]) || has(other, name[i]))
			continue;
		if (n++ == 0)
			fprintf(f, "Only in %s:\n", s->word);
		fprintf(f, "  %s: %s\n", name[i],
		    ks_side_why(other, name[i], why, sizeof why));
	}
	free(name);
}

/* What the two sides differ in beside their figures. */
static void
print_versions(FILE *f, const struct ks_comparison *c)
{
	const struct ks_system	*a = c->side[0].results->system;
	const struct ks_system	*b = c->side[1].results->system;
	char			 line[LINE];

	if (a->kind == b->kind && strcmp(a->version, b->version) == 0)
		return;
	snprintf(line, sizeof line, "Different workloads: %.60s of version "
	    "%.60s and %.60s of version %.60s may not do the same in an "
	    "operation.", a->kind, a->version, b->kind, b->version);
	ks_wrap(f, 0, line);
}

/* After the points: what they come to, which are on one side only, what else
   must be known, and what to do about it. */
void
ks_comparison_notes(FILE *f, const struct ks_comparison *c,
    ks_wanted *wanted, void *arg)
{
	print_counts(f, c);
	print_versions(f, c);
	print_least(f, c);
	print_needed(f, c);
	print_advice(f, c);
	print_alone(f, &c->side[0], &c->side[1], wanted, arg);
	print_alone(f, &c->side[1], &c->side[0], wanted, arg);
}
