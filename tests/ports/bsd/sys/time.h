/* time.h - sys/time.h of 4.4BSD: sys/resource.h wants it first */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#define PORT_SYS_TIME_H
#endif

#include_next <sys/time.h>
