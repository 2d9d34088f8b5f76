/* sem.h - sys/sem.h of Ultrix: after sys/ipc.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifndef PORT_SYS_IPC_H
#error "sys/ipc.h comes before sys/sem.h"
#endif
#define PORT_SYS_SEM_H
#endif

#include_next <sys/sem.h>
