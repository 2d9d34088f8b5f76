/* unit.c - what is better of a unit */

#include "compat.h"

#include "bench.h"
#include "report/report.h"

/* Does text end like that, with something before it? */
static int
ends(const char *text, const char *end)
{
	size_t	m = strlen(text), n = strlen(end);

	return m > n && strcmp(text + m - n, end) == 0;
}

/* Whether more of a unit is better or less: what is per operation, or per
   second, says so; of others the first benchmark that has it.  KS_NEITHER if
   none has. */
int
ks_unit_better(const char *unit)
{
	const struct ks_bench *const	*family;
	const struct ks_bench		*b;

	if (ends(unit, "/op"))
		return KS_LOWER;
	if (ends(unit, "/s"))
		return KS_HIGHER;
	for (family = ks_benchtab; *family != NULL; family++)
		for (b = *family; b->name != NULL; b++)
			if (strcmp(b->unit, unit) == 0)
				return b->better;
	return KS_NEITHER;
}
