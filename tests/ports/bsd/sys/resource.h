/* resource.h - sys/resource.h of 4.4BSD: after sys/time.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_TIME_H
#error "sys/time.h comes before sys/resource.h"
#endif
#endif

#include_next <sys/resource.h>
