/* in.h - netinet/in.h of Ultrix: after sys/types.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_TYPES_H
#error "sys/types.h comes before netinet/in.h"
#endif
#define PORT_NETINET_IN_H
#endif

#include_next <netinet/in.h>
