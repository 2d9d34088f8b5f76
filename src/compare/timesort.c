/* timesort.c - results in the order of time, or of versions */

#include "compat.h"

#include <ctype.h>

#include "compare/compare.h"

/* Compare texts, numbers in them as numbers: "1.9" before "1.10". */
static int
natural(const char *a, const char *b)
{
	size_t	m, n;
	int	d;

	while (*a != '\0' && *b != '\0') {
		if (!isdigit((unsigned char)*a) ||
		    !isdigit((unsigned char)*b)) {
			if (*a != *b)
				break;
			a++;
			b++;
			continue;
		}
		a += strspn(a, "0");
		b += strspn(b, "0");
		m = strspn(a, "0123456789");
		n = strspn(b, "0123456789");
		if (m != n)
			return m < n ? -1 : 1;
		d = strncmp(a, b, m);
		if (d != 0)
			return d;
		a += m;
		b += n;
	}
	return (unsigned char)*a - (unsigned char)*b;
}

/* Sort, equals as given: 0, or -1 if a side lacks what it is to be sorted
   by.  Dates are as ISO 8601 has them, in UTC: natural order is theirs. */
int
ks_side_sort(struct ks_side *side, int n, int by)
{
	const char	*key = by == KS_BY_TIME ? "date" : "os";
	struct ks_side	 s;
	int		 i, k;

	if (by == KS_AS_GIVEN)
		return 0;
	for (i = 0; i < n; i++)
		if (*ks_side_key(&side[i], key) == '\0')
			return -1;
	for (i = 1; i < n; i++) {
		s = side[i];
		for (k = i; k > 0 && natural(ks_side_key(&side[k - 1], key),
		    ks_side_key(&s, key)) > 0; k--)
			side[k] = side[k - 1];
		side[k] = s;
	}
	return 0;
}
