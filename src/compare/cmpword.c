/* cmpword.c - numbers and verdicts of a comparison in words */

#include "compat.h"

#include <math.h>

#include "compare/compare.h"
#include "result/result.h"

#define RED	31
#define GREEN	32
#define YELLOW	33

static const struct {
	const char	*word;
	int		 colour;
} words[] = {
	{ "same", 0 },				/* KS_SAME */
	{ "faster", GREEN },			/* KS_BETTER */
	{ "slower", RED },			/* KS_WORSE */
	{ "larger", YELLOW },			/* KS_LARGER */
	{ "smaller", YELLOW },			/* KS_SMALLER */
	{ "cannot tell", YELLOW },		/* KS_UNSURE */
	{ "one figure each, no test", 0 },	/* KS_UNTESTED */
	{ "cannot tell: below what can be measured", YELLOW },
						/* KS_TINY */
	{ "not comparable: other units", YELLOW }	/* KS_UNITS */
};

/* x in five significant digits. */
char *
ks_five_digits(char *buf, double x)
{
	char	text[KS_WORD];

	sprintf(text, "%.4e", x);
	return ks_number_text(buf, strtod(text, NULL));
}

/* The median of a half with its interval; or below what it cannot be told from
   0. */
char *
ks_half_text(char *buf, const struct ks_half *h, double scale)
{
	char	lo[KS_WORD], hi[KS_WORD];

	if (h->value < h->limit) {
		*buf = '<';
		(void)ks_five_digits(buf + 1, h->limit * scale);
		return buf;
	}
	(void)ks_five_digits(buf, h->value * scale);
	if (h->level > 0)
		sprintf(buf + strlen(buf), " [%s, %s]",
		    ks_five_digits(lo, h->lo * scale),
		    ks_five_digits(hi, h->hi * scale));
	return buf;
}

/* A ratio, given by its logarithm: so that 1 % can be seen of any. */
char *
ks_ratio_text(char *buf, double x)
{
	double	r = ks_finite_exp(x);

	if (r < 0.01 || r >= 1000)
		return ks_five_digits(buf, r);
	sprintf(buf, r < 0.1 ? "%.5f" : r < 10 ? "%.4f" : "%.2f", r);
	return buf;
}

/* A probability in two digits or so. */
char *
ks_p_text(char *buf, double p)
{
	int	digits = 2;
	double	x;

	for (x = p; x < 0.0995 && digits < 6; x *= 10)
		digits++;
	if (x < 0.0995)
		sprintf(buf, "%.0e", p);
	else
		sprintf(buf, "%.*f", digits, p);
	return buf;
}

/* " by 5.0 %", or " by a factor of 2.3". */
static void
by(char *buf, double log_ratio)
{
	double	size = fabs(log_ratio);

	if (size > log(2.0))
		sprintf(buf, " by a factor of %.3g", ks_finite_exp(size));
	else
		sprintf(buf, " by %.2g %%",
		    100 * fabs(ks_finite_exp(log_ratio) - 1));
}

/* How far from the same it may be at most, %, rounded up. */
static double
within(const struct ks_contrast *p)
{
	double	most = p->loghi > -p->loglo ? p->loghi : -p->loglo;

	return ceil(1000 * (ks_finite_exp(most) - 1)) / 10;
}

/* Why it cannot be told. */
static void
unsure(char *buf, const struct ks_contrast *p)
{
	if (p->level == 0)
		sprintf(buf, ": too few rounds");
	else if (p->needed == 0)
		sprintf(buf, ": close to the threshold");
	else
		sprintf(buf, ": too few %s (%d needed)", p->d != NULL ?
		    "pairs" : "rounds", p->needed);
}

/* The verdict in words, into buf. */
char *
ks_verdict_text(char *buf, const struct ks_contrast *p)
{
	char	*end;

	sprintf(buf, "%s", words[p->verdict].word);
	end = buf + strlen(buf);
	if (p->verdict == KS_SAME)
		sprintf(end, " within %.1f %%", within(p));
	else if (p->verdict >= KS_BETTER && p->verdict <= KS_SMALLER)
		by(end, p->log);
	else if (p->verdict == KS_UNSURE)
		unsure(end, p);
	else if (p->verdict == KS_UNTESTED &&
	    (p->half[0].n > 1 || p->half[1].n > 1))
		sprintf(buf, "one figure on a side, no test");
	return buf;
}

/* Print text, on a terminal in the colour of the verdict. */
void
ks_coloured(FILE *f, int colour, int verdict, const char *text)
{
	if (colour && words[verdict].colour != 0)
		fprintf(f, "\033[%dm%s\033[0m", words[verdict].colour, text);
	else
		fprintf(f, "%s", text);
}
