/* un.h - sys/un.h of Ultrix: not twice, and after sys/types.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifdef PORT_SYS_UN_H
#error "sys/un.h is included twice"
#endif
#define PORT_SYS_UN_H
#ifndef PORT_SYS_TYPES_H
#error "sys/types.h comes before sys/un.h"
#endif
#endif

#include_next <sys/un.h>
