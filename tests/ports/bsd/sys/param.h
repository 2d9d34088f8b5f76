/* param.h - sys/param.h of 4.4BSD: some want it first */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#define PORT_SYS_PARAM_H
#endif

#include_next <sys/param.h>
