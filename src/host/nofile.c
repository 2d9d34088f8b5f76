/* nofile.c - how many descriptors this process may have */

#include "compat.h"

#include <sys/time.h>
#include <sys/resource.h>

#include "host/host.h"

/* Ask for as many descriptors as are wanted, as far as a plain user may:
   the number one may then have, 0 if unknown. */
long
ks_descriptors(long want)
{
#ifdef RLIMIT_NOFILE
	struct rlimit l;

	if (getrlimit(RLIMIT_NOFILE, &l) != 0)
		return 0;
	if (l.rlim_cur != RLIM_INFINITY && l.rlim_cur < (rlim_t)want) {
		l.rlim_cur = l.rlim_max != RLIM_INFINITY &&
		    l.rlim_max < (rlim_t)want ? l.rlim_max : (rlim_t)want;
		(void)setrlimit(RLIMIT_NOFILE, &l);
		if (getrlimit(RLIMIT_NOFILE, &l) != 0)
			return 0;
	}
	return l.rlim_cur == RLIM_INFINITY || l.rlim_cur > (rlim_t)want ?
	    want : (long)l.rlim_cur;
#else
	(void)want;
	return 0;
#endif
}
