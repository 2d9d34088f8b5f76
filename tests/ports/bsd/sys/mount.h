/* mount.h - sys/mount.h of 4.4BSD: after sys/param.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_PARAM_H
#error "sys/param.h comes before sys/mount.h"
#endif
#define PORT_SYS_MOUNT_H
#endif

#include_next <sys/mount.h>
