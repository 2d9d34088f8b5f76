/* t_figures.c - how figures are written, and the layouts of tables */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"

#include "check.h"

#define LEN(a)	((int)(sizeof (a) / sizeof (a)[0]))

static void
figure(const struct ks_column *c, double x, const char *want)
{
	char	buf[KS_CELL];

	if (!CHECK(strcmp(ks_figure(buf, c, x, 0), want) == 0))
		printf("%g in %d columns is %s, not %s\n", x, c->width, buf,
		    want);
}

/* What fills the column, as in lmbench 2 and 3, but rounded. */
static void
numbers(void)
{
	static const struct { double x; const char *w4, *w5, *w6; } t[] = {
		{ 1e-10, "****", "1e-10", "1e-10" },
		{ 0.0004, "4e-4", "4e-4", "0.0004" },
		{ 0.0951, "0.10", "0.095", "0.0951" },
		{ 1.23456, "1.23", "1.235", "1.2346" },
		{ 9.99, "9.99", "9.990", "9.9900" },
		{ 9.999, "10.0", "9.999", "9.9990" },
		{ 9.99999, "10.0", "10.00", "10.000" },
		{ 12.34, "12.3", "12.3", "12.3" },
		{ 99.94, "99.9", "99.9", "99.9" },
		{ 99.96, "100", "100.0", "100.0" },
		{ 178.22, "178", "178.2", "178.2" },
		{ 999.6, "1000", "999.6", "999.6" },
		{ 8272.93, "8273", "8273", "8272.9" },
		{ 9999.4, "9999", "9999", "9999.4" },
		{ 9999.99, "10K", "10.0K", "10.0K" },
		{ 12345, "12K", "12.3K", "12.3K" },
		{ 999499, "999K", "999K", "999.5K" },
		{ 999999, "1.0M", "1000K", "1000K" },
		{ 1234567, "1.2M", "1235K", "1235K" },
		{ 9999999, "10M", "10.0M", "10.0M" },
		{ 123456789, "123M", "123M", "123.5M" },
		{ 99999999999.0, "100G", "100G", "100.0G" },
		{ 1e300, "****", "*****", "******" },
		{ -1.5, "-1.5", "-1.50", "-1.500" }
	};
	struct ks_column	c;
	int			i;

	memset(&c, 0, sizeof c);
	c.how = KS_NUM;
	for (i = 0; i < LEN(t); i++) {
		c.width = 4;
		figure(&c, t[i].x, t[i].w4);
		c.width = 5;
		figure(&c, t[i].x, t[i].w5);
		c.width = 6;
		figure(&c, t[i].x, t[i].w6);
	}
}

/* A fixed number of decimals, as in lmbench 1. */
static void
fixed(void)
{
	static const struct {
		int	 width, digits;
		double	 kilo, x;
		const char *want;
	} t[] = {
		{ 4, 0, 0, 39.4, "39" },
		{ 4, 0, 0, 39.6, "40" },
		{ 4, 0, 0, 0.6, "1" },
		{ 4, 0, 0, 0.26, "0.26" },
		{ 7, 0, 0, 0.1963, "0.20" },
		{ 7, 0, 0, 0.0096, "0.010" },
		{ 7, 0, 0, 0.0034, "0.0034" },
		{ 4, 0, 0, 0.0096, "0.01" },
		{ 4, 0, 0, 12345, "12K" },
		{ 5, 0, 0, 12345, "12345" },
		{ 4, 1, 0, 7.94, "7.9" },
		{ 4, 1, 0, 12.06, "12.1" },
		{ 4, 1, 0, 123.4, "123" },
		{ 4, 1, 0, 9999.7, "10K" },
		{ 4, 1, 0, 0.04, "0.04" },
		{ 5, 2, 1000, 780, "0.78K" },
		{ 5, 2, 1000, 12345, "12.3K" },
		{ 5, 2, 1000, 3.85, "3.9" },
		{ 4, 1, 1000, 3500, "3.5K" },
		{ 4, 1, 1000, 64000, "64K" },
		{ 4, 1, 1000, 115960, "116K" },
		{ 4, 0, 1000, 999600, "1.0M" },
		{ 4, 0, 1000, 0.004, "4e-3" },
		{ 7, 1, 1024, 30617.6, "29.9K" },
		{ 7, 1, 1024, 200, "0.2K" }
	};
	struct ks_column	c;
	int			i;

	memset(&c, 0, sizeof c);
	c.how = KS_FIX;
	for (i = 0; i < LEN(t); i++) {
		c.width = t[i].width;
		c.digits = t[i].digits;
		c.kilo = t[i].kilo;
		figure(&c, t[i].x, t[i].want);
	}
}

/* An upper limit is rounded up. */
static void
below(double x, int width, const char *want)
{
	struct ks_column	c;
	char			buf[KS_CELL];

	memset(&c, 0, sizeof c);
	c.width = width;
	if (!CHECK(strcmp(ks_figure_below(buf, &c, x), want) == 0))
		printf("%g in %d columns is %s\n", x, width, buf);
}

static void
limited(void)
{
	below(0.12, 4, "<0.2");
	below(0.1201, 6, "<0.121");
	below(0.004, 5, "<0.01");
	below(0.0001, 6, "<0.001");
	below(12.3, 4, "<13");
	below(998.5, 4, "<999");
	below(123456, 5, "<123K");
}

/* No digit is made up. */
static void
known(double x, double step, const char *want)
{
	struct ks_column	c;
	char			buf[KS_CELL];

	memset(&c, 0, sizeof c);
	c.width = 6;
	if (!CHECK(strcmp(ks_figure(buf, &c, x, step), want) == 0))
		printf("%g, known to %g, is %s\n", x, step, buf);
}

static void
steps(void)
{
	known(8, 1, "8");
	known(8, 0.1, "8.0");
	known(1.23456, 0.01, "1.23");
	known(0.15, 0.01, "0.15");
	known(12, 1, "12");
	known(12.3, 0.1, "12.3");
	known(23000, 1000, "23K");
	known(23400, 100, "23.4K");
	known(23456, 1, "23.5K");
}

/* What K, M, G and T stand for. */
static double
suffix(const char *text)
{
	const char	*k = strpbrk(text, "KMGT");
	double		 f = 1;
	int		 i;

	for (i = k != NULL ? (int)strcspn("KMGT", k) : -1; i >= 0; i--)
		f *= 1000;
	return f;
}

/* Half of what the last digit of a text counts. */
static double
half(const char *text)
{
	const char	*dot = strchr(text, '.'), *e = strchr(text, 'e');
	double		 u = 0.5 * suffix(text);
	int		 i = 0;

	if (dot != NULL)
		i = (int)strspn(dot + 1, "0123456789");
	else if (e != NULL)
		i = -atoi(e + 1);
	for (; i > 0; i--)
		u /= 10;
	return u;
}

/* Whatever the number, its text is no wider than the column, rounded, and
   never 0. */
static void
widths(void)
{
	struct ks_column	c;
	char			buf[KS_CELL];
	double			x;

	memset(&c, 0, sizeof c);
	for (c.how = KS_NUM; c.how <= KS_FIX; c.how++)
		for (c.width = 4; c.width <= 11; c.width++)
			for (x = 1e-3; x < 1e12; x *= 1.037) {
				CHECK((int)strlen(ks_figure(buf, &c, x, 0)) <=
				    c.width);
				CHECK(atof(buf) > 0);
				NEAR(atof(buf) * suffix(buf), x,
				    half(buf) * (1 + 1e-9));
			}
}

/* The points of the default run: each once, among them those that only one
   of the two layouts shows. */
static void
points(void)
{
	const char *const	*p = ks_layout_points(), *const *q;
	int			 file = 0, tcp = 0;

	for (; *p != NULL; p++) {
		CHECK(**p != '=');
		for (q = p + 1; *q != NULL; q++)
			CHECK(strcmp(*p, *q) != 0);
		file += strcmp(*p, "LatSelect/file/n=100") == 0;
		tcp += strcmp(*p, "LatSelect/tcp/n=100") == 0;
	}
	CHECK(file == 1 && tcp == 1);
	CHECK(ks_layout_points() == ks_layout_points());
}

/* Each column lies under its rule of dashes, as far as lmbench's do. */
static void
under_rules(const struct ks_table *t)
{
	const struct ks_column	*c;
	const char		*rule = NULL;
	int			 i, at = 23;

	for (i = 0; t->head[i] != NULL; i++)
		rule = t->head[i];
	CHECK(strlen(rule) < 80 && strncmp(rule, "--------- -------------", 23)
	    == 0);
	for (c = t->column; c->name != NULL; c++) {
		at += c->gap;
		if (c->how != KS_GUESS)
			at += c->width;
		if (!CHECK(c->gap > 0 && rule[c->how == KS_GUESS ? at :
		    at - 1] == '-'))
			printf("%s, %s\n", t->head[0], c->name);
	}
}

static void
layouts(void)
{
	static const char *const	names[] = {
		"1.0", "1.1", "1.9", "2", "3"
	};
	const struct ks_table		*t;
	int				 i, n;

	for (i = 0; i < LEN(names); i++) {
		n = 0;
		if (!CHECK(ks_layout(names[i]) != NULL))
			continue;
		for (t = ks_layout(names[i])->table; t->column != NULL; t++) {
			under_rules(t);
			n++;
		}
		CHECK(n >= 4);
		CHECK(strstr(ks_layout_names(), names[i]) != NULL);
	}
	CHECK(ks_layout("4") == NULL && ks_layout("") == NULL);
}

int
main(void)
{
	numbers();
	fixed();
	limited();
	steps();
	widths();
	points();
	layouts();
	return check_status();
}
