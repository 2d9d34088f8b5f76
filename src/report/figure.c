/* figure.c - a number in the few columns a table has for it */

#include "compat.h"

#include "report/layout.h"

/* Does the text fit, and say more than zero of a number that is not? */
static int
fits(const char *buf, int width, double x)
{
	return (int)strlen(buf) <= width &&
	    (x == 0 || strpbrk(buf, "123456789") != NULL);
}

/* So many decimals, but none that counts less than step. */
static int
known_digits(int digits, double step)
{
	double	unit = 1;
	int	n = 0;

	while (n < digits && unit / 10 >= 0.99 * step) {
		unit /= 10;
		n++;
	}
	return n;
}

/* x with up to that many decimals, as many as fit, and a suffix; none that
   counts less than step, as nothing is known of it. */
static int
decimals(char *buf, int width, double x, int digits, const char *suffix,
    double step)
{
	for (digits = known_digits(digits, step); digits >= 0; digits--) {
		sprintf(buf, "%.*f%s", digits, x, suffix);
		if (fits(buf, width, x))
			return 1;
	}
	return 0;
}

/* A number too small for its column: "4e-4". */
static int
tiny(char *buf, int width, double x)
{
	char	*e;

	sprintf(buf, "%.0e", x);
	e = strchr(buf, 'e') + 2;
	memmove(e, e + strspn(e, "0"), strlen(e) - strspn(e, "0") + 1);
	return fits(buf, width, x);
}

/*
 * As lmbench 2 and 3: one decimal, below 10 all that fit; from 10^4 on in
 * thousands (K), from 10^7 on in millions (M).  But rounded where lmbench
 * cuts, and never wider than the column.  After some 10^12 come stars.
 */
static char *
number(char *buf, int width, double x, double step)
{
	static const char *const	suffix[] = { "", "K", "M", "G", "T" };
	double				y = x < 0 ? -x : x;
	int				i;

	if (y < 10 && (decimals(buf, width, x, width - 2, "", step) ||
	    tiny(buf, width, x)))
		return buf;
	for (i = 0; i < 5; i++, y /= 1000, step /= 1000)
		if (y < 9999.5 && decimals(buf, width, x < 0 ? -y : y, 1,
		    suffix[i], step))
			return buf;
	memset(buf, '*', (size_t)width);
	buf[width] = '\0';
	return buf;
}

/* x with as few decimals as show two digits of it. */
static int
two_digits(char *buf, int width, double x)
{
	int	digits;

	for (digits = 1; digits < width - 1; digits++) {
		sprintf(buf, "%.*f", digits, x);
		if (strlen(buf + strspn(buf, "-0.")) >= 2)
			return fits(buf, width, x);
	}
	return 0;
}

/* As lmbench 1: always that many decimals; but more where they would say 0
   of what is not, and as above where they are too many for the column. */
static char *
fixed(char *buf, const struct ks_column *c, double x, double step)
{
	const char	*k = c->kilo > 0 ? "K" : "";
	double		 y = c->kilo > 0 ? x / c->kilo : x;

	sprintf(buf, "%.*f%s", known_digits(c->digits, c->kilo > 0 ?
	    step / c->kilo : step), y, k);
	if (fits(buf, c->width, x))
		return buf;
	if ((int)strlen(buf) <= c->width && two_digits(buf, c->width, x))
		return buf;
	if (c->kilo > 0 && y >= 1 && decimals(buf, c->width, y, c->digits, k,
	    0))
		return buf;
	return number(buf, c->width, x, step);
}

/* x, in the unit of the table, as column c writes it, into buf, which holds
   KS_CELL bytes; step: known no better than this, or 0. */
char *
ks_figure(char *buf, const struct ks_column *c, double x, double step)
{
	if (x > 1e15 || x < -1e15)	/* more than buf could hold */
		x = x > 0 ? 1e18 : -1e18;
	return c->how == KS_FIX ? fixed(buf, c, x, step) :
	    number(buf, c->digits > 0 ? c->digits : c->width, x, step);
}

/* "<x", with x rounded up, so that it holds. */
char *
ks_figure_below(char *buf, const struct ks_column *c, double x)
{
	struct ks_column	narrow = *c;
	double			half = 0.5e-3;
	int			digits;

	buf[0] = '<';
	for (digits = 3; digits >= 0 && x < 9999; digits--, half *= 10) {
		sprintf(buf + 1, "%.*f", digits, x + half);
		if (fits(buf + 1, c->width - 1, x))
			return buf;
	}
	narrow.width--;
	narrow.how = KS_NUM;
	narrow.digits = 0;
	ks_figure(buf + 1, &narrow, x, 0);
	return buf;
}
