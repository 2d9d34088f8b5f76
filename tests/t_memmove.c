/* t_memmove.c - the memmove shim against all overlaps of a short buffer, and
   the host's own */

#include "compat.h"

#include "memmove.c"

#include "check.h"

#define N	24
#define LARGE	100000

static char	mine[LARGE], host[LARGE];

static void
fill(void)
{
	long	i;

	for (i = 0; i < LARGE; i++)
		mine[i] = host[i] = (char)(i * 7 + i / 251);
}

/* The host's own, where it has one: compat.h may have replaced it. */
static void
large(long to, long from, long n)
{
	fill();
	CHECK(ks_memmove(mine + to, mine + from, (size_t)n) == mine + to);
	(void)memmove(host + to, host + from, (size_t)n);
	CHECK(memcmp(mine, host, LARGE) == 0);
}

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
	large(0L, 1L, LARGE - 1L);
	large(1L, 0L, LARGE - 1L);
	large(0L, 0L, (long)LARGE);
	large(3L, 50001L, 49999L);
	large(50001L, 3L, 49999L);
	large(4097L, 1L, 90000L);
	return check_status();
}
