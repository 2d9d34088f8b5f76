/* sort.c - numbers in ascending order */

#include "compat.h"

#include "stat/stat.h"

static int
compare(const void *a, const void *b)
{
	double	x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Sort n numbers, none of them NaN. */
void
ks_sort(double *x, int n)
{
	qsort(x, (size_t)n, sizeof *x, compare);
}
