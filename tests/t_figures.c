/* t_figures.c - figures, what they are made of, and how they are written */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"

#include "check.h"

#define LEN(a)	((int)(sizeof (a) / sizeof (a)[0]))

static void
figure(const struct ks_column *c, double x, const char *want)
{
	char	buf[KS_CELL];

	if (!CHECK(strcmp(ks_figure(buf, c, x), want) == 0))
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
				CHECK((int)strlen(ks_figure(buf, &c, x)) <=
				    c.width);
				CHECK(atof(buf) > 0);
				NEAR(atof(buf) * suffix(buf), x,
				    half(buf) * (1 + 1e-9));
			}
}

static struct ks_system	sys;
static struct ks_judge	judge;

/* The estimate for point X after more lines. */
static struct ks_estimate
estimate(const char *point, double goal)
{
	struct ks_estimate	e;

	ks_judge_open(&judge, &sys);
	if (!CHECK(ks_estimate(&judge, ks_point(&sys, point), goal, &e) == 0))
		memset(&e, 0, sizeof e);
	ks_judge_close(&judge);
	return e;
}

/* n rounds of a point, the values rising from first by step. */
static void
rounds(const char *point, int n, double first, double step, const char *rest)
{
	char	line[200], err[100];
	int	i;

	for (i = 0; i < n; i++) {
		sprintf(line, "Benchmark%s 10 %.10g ns/op %.10g all-ns/op %s",
		    point, first + i * step, 2 * (first + i * step), rest);
		CHECK(ks_results_line(&sys, line, err, sizeof err) == 0);
	}
}

/* Median and interval; the goal; too few rounds; one round only. */
static void
precision(void)
{
	struct ks_estimate	e;

	rounds("Nine", 9, 96, 1, "50 quiet-% 0.25 ref 1 cpu");
	e = estimate("Nine", 3);
	NEAR(e.value, 100, 0);
	NEAR(e.lo, 97, 0);
	NEAR(e.hi, 103, 0);
	NEAR(e.level, 0.961, 0.0005);
	NEAR(e.share, 50, 0);
	CHECK(e.rounds == 9 && e.counted == 9 && e.mark == 0);
	CHECK(estimate("Nine", 2.9).mark == '~');
	CHECK(estimate("Nine", 0).mark == 0);
	rounds("Five", 5, 100, 100, "");
	e = estimate("Five", 1);
	CHECK(e.level == 0 && e.mark == 0 && e.share == -1);
	NEAR(e.value, 300, 0);
	NEAR(e.lo, 300, 0);
	rounds("One", 1, 100, 100, "0 quiet-% 0.25 ref 1 cpu");
	CHECK(estimate("One", 1).mark == '!');
	ks_system_free(&sys);
	rounds("One", 1, 100, 100, "0 quiet-% 0.25 ref 1 cpu");
	e = estimate("One", 1);
	CHECK(e.mark == 0 && judge.quick);
	NEAR(e.value, 200, 0);
	ks_system_free(&sys);
}

/* Rounds without quiet do not count while there are others; if there are
   none, the medians of all samples count, and the mark says it. */
static void
quiet(void)
{
	struct ks_estimate	e;

	rounds("Some", 6, 100, 0, "40 quiet-% 0.25 ref 1 cpu");
	rounds("Some", 5, 500, 0, "0 quiet-% 0.25 ref 1 cpu");
	e = estimate("Some", 2);
	CHECK(e.rounds == 11 && e.counted == 6 && e.mark == 0);
	NEAR(e.value, 100, 0);
	rounds("None", 7, 500, 0, "0 quiet-% 0.25 ref 1 cpu");
	e = estimate("None", 2);
	CHECK(e.counted == 7 && e.mark == '!');
	NEAR(e.value, 1000, 0);
	rounds("Ungated", 7, 500, 0, "");
	e = estimate("Ungated", 2);
	CHECK(e.counted == 7 && e.mark == 0);
	NEAR(e.value, 500, 0);
	ks_system_free(&sys);
}

/* A round is judged again by the floor of its CPU in the whole run. */
static void
floors(void)
{
	struct ks_estimate	e;

	rounds("Mixed", 3, 100, 0, "40 quiet-% 0.250 ref 1 cpu");
	rounds("Mixed", 4, 140, 0, "40 quiet-% 0.256 ref 1 cpu");
	rounds("Few", 2, 100, 0, "40 quiet-% 0.250 ref 1 cpu");
	rounds("Few", 4, 140, 0, "40 quiet-% 0.256 ref 1 cpu");
	rounds("Loud", 6, 140, 0, "40 quiet-% 0.256 ref 1 cpu");
	rounds("Other", 6, 140, 0, "40 quiet-% 0.256 ref 2 cpu");
	rounds("Near", 6, 100, 0, "40 quiet-% 0.2549 ref 1 cpu");
	rounds("Unpinned", 6, 100, 0, "40 quiet-% 0.3 ref");
	e = estimate("Mixed", 2);
	CHECK(e.counted == 3 && e.mark == 0);
	NEAR(e.value, 100, 0);
	e = estimate("Few", 2);		/* not three: all that were quiet */
	CHECK(e.counted == 6);
	NEAR(e.value, 140, 0);
	e = estimate("Loud", 2);
	CHECK(e.counted == 6 && e.mark == '!');
	NEAR(e.value, 280, 0);
	CHECK(estimate("Other", 2).mark == 0);
	CHECK(estimate("Near", 2).mark == 0);
	CHECK(estimate("Unpinned", 2).mark == 0);
	ks_system_free(&sys);
}

/* What is below the resolution is not imprecise too. */
static void
limits(void)
{
	struct ks_estimate	e;

	rounds("Tiny", 9, -4, 1, "5 limit-ns/op");
	e = estimate("Tiny", 2);
	NEAR(e.value, 0, 0);
	NEAR(e.limit, 5, 0);
	CHECK(e.mark == 0);
	ks_system_free(&sys);
}

static void
goals(void)
{
	NEAR(ks_goal(&sys, "NoSuch/thing"), 2, 0);
	NEAR(ks_goal(&sys, "NoSuch/thing/cpus=2"), 0, 0);
	NEAR(ks_goal(&sys, "NoSuch/size=1K/placement=free/a=1"), 0, 0);
	ks_key_add(&sys, 1, "precision", "0.5");
	NEAR(ks_goal(&sys, "NoSuch/thing"), 0.5, 0);
	NEAR(ks_goal(&sys, "NoSuch/thing/cpus=2"), 0, 0);
	ks_system_free(&sys);
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
	widths();
	precision();
	quiet();
	floors();
	limits();
	goals();
	points();
	layouts();
	return check_status();
}
