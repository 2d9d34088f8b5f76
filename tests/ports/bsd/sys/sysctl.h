/* sysctl.h - sys/sysctl.h of 4.4BSD: after sys/param.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_PARAM_H
#error "sys/param.h comes before sys/sysctl.h"
#endif
#define PORT_SYS_SYSCTL_H
#endif

#include_next <sys/sysctl.h>
