/* known.c - known errors in what was published, corrected */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"

/* Multiply a figure that was printed too small, and note that it was. */
static void
correct(struct ks_sample *s)
{
	double	times;
	int	i;

	if (ks_metric(s, KS_TOO_SMALL, &times) != 0)
		return;
	s->value *= times;
	for (i = 0; i < s->nmetric; i++)
		if (strcmp(s->metric[i].unit, KS_TOO_SMALL) != 0)
			s->metric[i].value *= times;
		else
			s->metric[i].unit = ks_unit_name(KS_CORRECTED);
}

/* Correct all figures that are known to have been printed wrong. */
void
ks_fix_known_errors(struct ks_results *r)
{
	struct ks_system	*s;
	int			 i, j;

	for (i = 0; i < r->nsystem; i++) {
		s = &r->system[i];
		for (j = 0; j < s->npoint; j++)
			if (s->point[j].nround == 1)
				correct(s->point[j].round);
	}
}
