/* io.c - reads and writes of benchmarks */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/io.h"

/* A call failed: -1, with its name and the system's reason noted; errno
   stays. */
int
ks_failed(struct ks_round *r, const char *call)
{
	char	why[KS_WHY];
	int	e = errno;

	snprintf(why, sizeof why, "%s: %s", call, strerror(e));
	(void)ks_why(r, -1, why);
	errno = e;
	return -1;
}

/* A call that should have moved want bytes gave got: -1, with errno if the
   call failed, with the reason noted if it did not. */
int
ks_short(struct ks_round *r, const char *call, long want, long got)
{
	char why[KS_WHY];

	if (got < 0)
		return ks_failed(r, call);
	snprintf(why, sizeof why, "%s moved %ld bytes, not %ld", call, got,
	    want);
	return ks_why(r, -1, why);
}

/* Close the descriptor at *fd, unless it is 0, and make it 0. */
void
ks_shut(int *fd)
{
	if (*fd != 0)
		(void)close(*fd);
	*fd = 0;
}
