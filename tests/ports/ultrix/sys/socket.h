/* socket.h - sys/socket.h of Ultrix: not twice, and after sys/types.h */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifdef PORT_SYS_SOCKET_H
#error "sys/socket.h is included twice"
#endif
#define PORT_SYS_SOCKET_H
#ifndef PORT_SYS_TYPES_H
#error "sys/types.h comes before sys/socket.h"
#endif
#endif

#pragma push_macro("socklen_t")
#undef socklen_t
#define socklen_t	host_socklen_t
#include_next <sys/socket.h>
#pragma pop_macro("socklen_t")
