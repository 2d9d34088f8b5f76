/* resource.h - sys/resource.h of Ultrix: after sys/time.h; sizes in
   bytes, no limit of descriptors */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_TIME_H
#error "sys/time.h comes before sys/resource.h"
#endif
#endif

#include_next <sys/resource.h>

#ifndef PORT_SYS_RESOURCE_H
#define PORT_SYS_RESOURCE_H

#undef RLIMIT_NOFILE

static int
port_getrusage(int who, struct rusage *u)
{
	int	r = getrusage(who, u);

	u->ru_maxrss *= 1024;
	return r;
}

#define getrusage(who, u)	port_getrusage(who, u)

#endif
