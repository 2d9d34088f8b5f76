/* ipc.h - sys/ipc.h of Ultrix: after sys/types.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_TYPES_H
#error "sys/types.h comes before sys/ipc.h"
#endif
#define PORT_SYS_IPC_H
#endif

#include_next <sys/ipc.h>
