/* wall.c - the upper part of a counter that wraps */

#include "compat.h"

#include <sys/time.h>
#include <time.h>

#include "clock/clock.h"

long
ks_wall_ms(void)
{
#ifdef HAVE_GETTIMEOFDAY
	struct timeval	tv;

	gettimeofday(&tv, NULL);
	return (long)(((unsigned long)tv.tv_sec * 1000 +
	    (unsigned long)tv.tv_usec / 1000) & 0xffffffffUL);
#else
	return (long)(((unsigned long)time(NULL) * 1000) & 0xffffffffUL);
#endif
}
