/* t_plan.c - names and patterns of points */

#include "compat.h"

#include "bench.h"
#include "check.h"
#include "harness/match.h"
#include "harness/plan.h"

static void
test_match(void)
{
	CHECK(ks_match("LatSyscall/null", "LatSyscall/null"));
	CHECK(ks_match("lat_syscall/NULL", "LatSyscall/null"));
	CHECK(ks_match("LatSyscall", "LatSyscall/null"));
	CHECK(!ks_match("LatSys", "LatSyscall/null"));
	CHECK(ks_match("LatSys*", "LatSyscall/null"));
	CHECK(ks_match("*null", "LatSyscall/null"));
	CHECK(!ks_match("*nul", "LatSyscall/null"));
	CHECK(ks_match("*", "LatCtx/procs=2/size=0K"));
	CHECK(ks_match("latctx/procs=2", "LatCtx/procs=2/size=0K"));
	CHECK(!ks_match("latctx/procs=2", "LatCtx/procs=24/size=0K"));
	CHECK(ks_match("latctx/size=0k", "LatCtx/procs=2/size=0K"));
	CHECK(!ks_match("latctx/size=0k", "LatCtx/procs=2/size=10K"));
	CHECK(!ks_match("", "LatCtx"));
	CHECK(!ks_match("LatCtx/nonsense", "LatCtx/procs=2"));
	CHECK(ks_match("L*s*l/*", "LatSyscall/null"));
}

static void
test_part(void)
{
	CHECK(ks_match_part("LatCtx/procs=24", "procs=24"));
	CHECK(ks_match_part("lat_ctx/PROCS=24/size=0K", "procs=24"));
	CHECK(!ks_match_part("LatCtx/procs=2", "procs=24"));
	CHECK(!ks_match_part("LatCtx/procs=24", "procs=2"));
	CHECK(!ks_match_part("LatCtx/*", "procs=24"));
	CHECK(ks_match_part("*procs=24*", "procs=24"));
}

static void
test_table(const struct ks_plan *all)
{
	struct ks_plan	plan;
	int		i, j;

	memset(&plan, 0, sizeof plan);
	CHECK(ks_plan_add(&plan, all, "lat_syscall/null") == 1);
	CHECK(plan.npoint == 1);
	CHECK(ks_plan_add(&plan, all, "LatSyscall") == 6);
	CHECK(plan.npoint == 6);	/* null is in already */
	CHECK(ks_plan_add(&plan, all, "nonsense") == 0);
	ks_plan_free(&plan);
	for (i = 0; i < all->npoint; i++)
		for (j = 0; j < i; j++)
			CHECK(strcmp(all->point[i].name, all->point[j].name));
}

/* Every point can be named, and becomes the round it says. */
static void
test_rounds(const struct ks_plan *all)
{
	struct ks_plan	plan;
	struct ks_round	r;
	int		i, n;

	for (i = 0; i < all->npoint; i++) {
		memset(&plan, 0, sizeof plan);
		n = ks_plan_add(&plan, all, all->point[i].name);
		CHECK(n >= 1);
		ks_plan_free(&plan);
		memset(&r, 0, sizeof r);
		CHECK(ks_plan_round(all, all->point[i].name, &r) == 0);
		CHECK(r.bench == all->point[i].bench);
		CHECK(r.nparam == 0 || r.bench->params != NULL);
	}
	CHECK(ks_plan_round(all, "LatSyscall/nul", &r) == -1);
}

static void
test_why(const struct ks_plan *all)
{
	char why[300];

	ks_plan_why(all, "nonsense", why, sizeof why);
	CHECK(strstr(why, "'nonsense'") != NULL);
	ks_plan_why(all, "LatSyscall/null/n=7", why, sizeof why);
	CHECK(strstr(why, "LatSyscall/null has no parameters") != NULL);
}

int
main(void)
{
	struct ks_plan all;

	ks_plan_all(&all);
	test_match();
	test_part();
	test_table(&all);
	test_rounds(&all);
	test_why(&all);
	ks_plan_free(&all);
	return check_status();
}
