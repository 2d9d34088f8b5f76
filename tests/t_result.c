/* t_result.c - results in memory, and numbers as text */

#include "compat.h"

#include "result/result.h"

#include "check.h"

static char	err[300];

static void
number(double x, const char *want)
{
	char	buf[KS_NUMBER];

	if (!CHECK(strcmp(ks_number_text(buf, x), want) == 0))
		printf("%g became %s, not %s\n", x, buf, want);
}

static void
numbers(void)
{
	number(412.3, "412.3");
	number(0, "0");
	number(1, "1");
	number(-3.25, "-3.25");
	number(100, "100");
	number(0.1, "0.1");
	number(0.2665, "0.2665");
	number(0.00001234, "0.00001234");
	number(1234567, "1234567");
	number(12345678, "12345680");
	number(9999999.6, "10000000");
	number(123456.78, "123456.8");
	number(1234567890123.0, "1234568000000");
	number(1.0 / 3, "0.3333333");
	number(2.0 / 3, "0.6666667");
	number(1e14, "100000000000000");
	number(1.5e15, "1.5e+15");
	number(1.5e-9, "0.0000000015");
	number(-1.234567e-12, "-1.234567e-12");
	number(-1.7976931348623157e308, "-1.797693e+308");
}

/* Thousands of points, each twice. */
static void
many(void)
{
	struct ks_system	s;
	char			line[80];
	int			i;

	memset(&s, 0, sizeof s);
	for (i = 0; i < 10000; i++) {
		sprintf(line, "BenchmarkX/n=%d 1 %d ns/op\n", i % 5000, i);
		CHECK(ks_results_line(&s, line, err, sizeof err) == 0);
	}
	CHECK(s.npoint == 5000);
	NEAR(ks_point(&s, "X/n=4999")->round[1].value, 9999, 0);
	for (i = 0; i < 2 * KS_MAXODD; i++)
		ks_odd_add(&s, i, "what?");
	CHECK(s.nodd == 2 * KS_MAXODD);
	ks_system_free(&s);
	CHECK(s.npoint == 0 && s.point == NULL);
}

int
main(void)
{
	numbers();
	many();
	return check_status();
}
