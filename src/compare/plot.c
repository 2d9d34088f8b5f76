/* plot.c - intervals of ratios, drawn with characters */

#include "compat.h"

#include <math.h>

#include "compare/compare.h"

#define NAME	28		/* columns for a name */
#define HALF	24		/* columns on either side of the middle */
#define WIDTH	(2 * HALF + 1)
#define MARGIN	1.1
#define MOST	6.9		/* a factor of 1000; beyond are arrows */

/* The logarithm at either end: so that all intervals of the group are in the
   picture, and the threshold. */
static double
scale(const struct ks_comparison *c, const struct ks_contrast *p, int n)
{
	double	most = 2 * log(1 + c->threshold), x;
	int	i;

	for (i = 0; i < n; i++) {
		if (!ks_has_ratio(&p[i]))
			continue;
		x = MARGIN * (p[i].loghi > -p[i].loglo ? p[i].loghi :
		    -p[i].loglo);
		if (x > most)
			most = x;
	}
	return most < MOST ? most : MOST;
}

/* The column of a logarithm; -1 or WIDTH: beyond the end. */
static int
column(double x, double most)
{
	double	at = HALF + 0.5 + x / most * HALF;

	return at < 0 ? -1 : at >= WIDTH ? WIDTH : (int)at;
}

static void
put(char *line, int at, int c)
{
	if (at >= 0 && at < WIDTH)
		line[at] = (char)c;
}

static void
draw(char *line, const struct ks_contrast *p, double most, double threshold)
{
	int	lo = column(p->loglo, most), hi = column(p->loghi, most), i;

	memset(line, ' ', WIDTH);
	line[WIDTH] = '\0';
	put(line, column(-log(1 + threshold), most), ':');
	put(line, column(log(1 + threshold), most), ':');
	put(line, HALF, '|');
	for (i = lo; i <= hi && p->level > 0; i++)
		put(line, i, '-');
	if (p->level > 0) {
		put(line, lo < 0 ? 0 : lo, lo < 0 ? '<' : '(');
		put(line, hi < WIDTH ? hi : WIDTH - 1, hi < WIDTH ? ')' : '>');
	}
	i = column(p->log, most);
	put(line, i < 0 ? 0 : i < WIDTH ? i : WIDTH - 1, i < 0 ? '<' :
	    i < WIDTH ? 'o' : '>');
	for (i = WIDTH; i > 0 && line[i - 1] == ' '; i--)
		line[i - 1] = '\0';
}

static void
axis(FILE *f, double most)
{
	char	a[KS_WORD], b[KS_WORD];

	ks_ratio_text(a, -most);
	ks_ratio_text(b, most);
	fprintf(f, "  %-*s%-*s%s%*s\n", NAME, "", HALF, a, "1", HALF, b);
}

/* Draw the intervals of the ratios of n points of a group, on one scale: (
   and ) end an interval, o is the ratio, | no change, : the threshold. */
void
ks_plot(FILE *f, const struct ks_comparison *c, const struct ks_contrast *p,
    int n, int colour)
{
	char	line[WIDTH + 1];
	double	most = scale(c, p, n);
	int	i;

	axis(f, most);
	for (i = 0; i < n; i++) {
		if (!ks_has_ratio(&p[i]))
			continue;
		draw(line, &p[i], most, c->threshold);
		fprintf(f, "  %-*.*s", NAME, NAME, ks_in_family(p[i].name));
		ks_coloured(f, colour, p[i].verdict, line);
		fprintf(f, "\n");
	}
}
