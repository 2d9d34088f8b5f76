/* socket.h - sys/socket.h of SunOS 4: no socklen_t, no functions declared */

#ifndef PORT_SYS_SOCKET_H
#define PORT_SYS_SOCKET_H

#define accept		host_accept
#define bind		host_bind
#define connect		host_connect
#define getsockname	host_getsockname
#define listen		host_listen
#define setsockopt	host_setsockopt
#define socket		host_socket
#define socketpair	host_socketpair
#pragma push_macro("socklen_t")
#undef socklen_t
#define socklen_t	host_socklen_t
#include_next <sys/socket.h>
#pragma pop_macro("socklen_t")
#undef accept
#undef bind
#undef connect
#undef getsockname
#undef listen
#undef setsockopt
#undef socket
#undef socketpair

#endif
