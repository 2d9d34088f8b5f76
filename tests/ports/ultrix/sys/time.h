/* time.h - sys/time.h of Ultrix: it is time.h, and declares few functions */

#ifndef PORT_SYS_TIME_H
#define PORT_SYS_TIME_H

#define gettimeofday	host_gettimeofday
#define select		host_select
#define setitimer	host_setitimer
#include <time.h>
#include_next <sys/time.h>
#undef gettimeofday
#undef select
#undef setitimer
#endif
