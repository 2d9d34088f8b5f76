/* socket.h - sys/socket.h of 4.4BSD and NetBSD before 1.6: no socklen_t */

#pragma push_macro("socklen_t")
#undef socklen_t
#define socklen_t	host_socklen_t
#include_next <sys/socket.h>
#pragma pop_macro("socklen_t")
