/* t_estimate.c - what the rounds of a point come to */

#include "compat.h"

#include "report/report.h"
#include "result/result.h"

#include "check.h"

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
	ks_key_add(&sys, 1, "options", "rounds=9 precision=0 quick=0");
	NEAR(ks_goal(&sys, "NoSuch/thing"), 2, 0);
	ks_key_add(&sys, 1, "options", "rounds=9 precision=0.5 quick=0");
	NEAR(ks_goal(&sys, "NoSuch/thing"), 0.5, 0);
	NEAR(ks_goal(&sys, "NoSuch/thing/cpus=2"), 0, 0);
	ks_system_free(&sys);
}

int
main(void)
{
	precision();
	quiet();
	floors();
	limits();
	goals();
	return check_status();
}
