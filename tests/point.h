/* point.h - for t_bench: the points there are, and a round of one of them */

#ifndef POINT_H
#define POINT_H

static struct ks_round	r;

/* All points but those that run only when named. */
static void
list_all(void)
{
	struct ks_plan	all, usual;
	int		i;

	ks_plan_all(&all);
	memset(&usual, 0, sizeof usual);
	(void)ks_plan_add(&usual, &all, "*");
	for (i = 0; i < usual.npoint; i++)
		printf("%s\n", usual.point[i].name);
	ks_plan_free(&usual);
	ks_plan_free(&all);
}

static void
find(const char *point)
{
	struct ks_plan all;

	ks_plan_all(&all);
	if (ks_plan_round(&all, point, &r) != 0) {
		fprintf(stderr, "t_bench: no %s\n", point);
		exit(2);
	}
	ks_plan_free(&all);
	r.timeout = 60;
	r.sem = (r.bench->needs & KS_NEED_SEM) != 0 ? ks_sems_make() : -1;
	r.partner_cpu = -1;
}

#endif
