/* judge.c - what all rounds of a run tell about each of them */

#include "compat.h"

#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* The floor of a CPU, made if there is none. */
static struct ks_floor *
floor_of(struct ks_judge *j, double cpu)
{
	int	i;

	for (i = 0; i < j->nfloor; i++)
		if (j->floor[i].cpu == cpu)
			return &j->floor[i];
	j->floor = ks_xgrow(j->floor, (size_t)j->nfloor, sizeof *j->floor);
	j->floor[i].cpu = cpu;
	j->floor[i].ref = 0;
	j->nfloor++;
	return &j->floor[i];
}

/* Each round's ref is the third-lowest ratio of the reference loops that it
   knew of on its CPU; the smallest of them is the floor of the whole run. */
static void
look(struct ks_judge *j, const struct ks_sample *s)
{
	struct ks_floor	*f;
	double		 ref, cpu, quiet;

	if (ks_metric(s, "ref", &ref) != 0 || ref <= 0)
		return;
	if (ks_metric(s, "quiet-%", &quiet) == 0 && quiet <= 0)
		j->nloud++;
	if (ks_metric(s, "cpu", &cpu) != 0)
		cpu = -1;
	f = floor_of(j, cpu);
	if (f->ref == 0 || ref < f->ref)
		f->ref = ref;
}

/* See what all rounds of a system tell of each; ks_judge_close() frees it. */
void
ks_judge_open(struct ks_judge *j, const struct ks_system *s)
{
	int	i, k;

	memset(j, 0, sizeof *j);
	j->quick = 1;
	for (i = 0; i < s->npoint; i++) {
		if (s->point[i].nround > 1)
			j->quick = 0;
		for (k = 0; k < s->point[i].nround; k++)
			look(j, &s->point[i].round[k]);
	}
}

/* Free what ks_judge_open() made. */
void
ks_judge_close(struct ks_judge *j)
{
	free(j->floor);
}
