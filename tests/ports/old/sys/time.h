/* time.h - sys/time.h of Ultrix and SunOS 4: declares no functions */

#ifndef PORT_SYS_TIME_H
#define PORT_SYS_TIME_H

#define gettimeofday	host_gettimeofday
#define select		host_select
#define setitimer	host_setitimer
#include_next <sys/time.h>
#undef gettimeofday
#undef select
#undef setitimer
#endif
