/* t_memmove.c - the memmove shim against all overlaps of a short buffer */

#include "compat.h"

#include "memmove.c"

#include "check.h"

#define N	24

int
main(void)
{
	char	a[N], b[N], c[N];
	int	i, to, from, n;

	for (to = 0; to < N; to++)
		for (from = 0; from < N; from++)
			for (n = 0; to + n <= N && from + n <= N; n++) {
				for (i = 0; i < N; i++)
					a[i] = c[i] = (char)('a' + i);
				for (i = 0; i < n; i++)
					b[i] = a[from + i];
				for (i = 0; i < n; i++)
					c[to + i] = b[i];
				CHECK(ks_memmove(a + to, a + from,
				    (size_t)n) == a + to);
				CHECK(memcmp(a, c, N) == 0);
			}
	return check_status();
}
