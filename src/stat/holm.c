/* holm.c - many tests at once */

#include "compat.h"

#include "stat/stat.h"

/*
 * Correct n probabilities so that, were nothing the matter anywhere, the
 * chance that any of them is below a level is at most that level: Holm, "A
 * simple sequentially rejective multiple test procedure", Scandinavian
 * Journal of Statistics 6 (1979) 65-70.  The i-th smallest is multiplied by
 * n - i + 1, and is at least what those below it became.
 */
void
ks_holm(const double *p, double *adjusted, int n)
{
	double	worst = 0, x;
	int	i, k, least;

	for (i = 0; i < n; i++)
		adjusted[i] = -1;
	for (k = 0; k < n; k++) {
		least = -1;
		for (i = 0; i < n; i++)
			if (adjusted[i] < 0 &&
			    (least < 0 || p[i] < p[least]))
				least = i;
		x = p[least] * (n - k);
		if (x > worst)
			worst = x < 1 ? x : 1;
		adjusted[least] = worst;
	}
}
