/* unit.c - what is better of a unit */

#include "compat.h"

#include "bench.h"
#include "report/report.h"

/* Whether more of a unit is better or less, by the first benchmark that has
   it; KS_NEITHER if none has. */
int
ks_unit_better(const char *unit)
{
	const struct ks_bench *const	*family;
	const struct ks_bench		*b;

	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++)
			if (strcmp(b->unit, unit) == 0)
				return b->better;
	return KS_NEITHER;
}
