/* slower.c - LatSyscall/null with one more getppid per 20 operations, for
   slower.sh: linked before the library, so that this is the family that the
   program has */

#include "compat.h"

#include "host/syscall.h"

static long
one_more(void)
{
	static int	n;

	if (++n == 20) {
		n = 0;
		(void)ks_getppid();
	}
	return (long)ks_getppid();
}

#undef ks_getppid
#define ks_getppid()	one_more()
#include "bench/lat_syscall.c"
