/* stat.h - sys/stat.h of Ultrix: after sys/types.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_TYPES_H
#error "sys/types.h comes before sys/stat.h"
#endif
#define PORT_SYS_STAT_H
#endif

#include_next <sys/stat.h>
