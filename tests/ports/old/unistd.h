/* unistd.h - of Ultrix and SunOS 4: few names for sysconf(), few functions
   declared */

#ifndef PORT_UNISTD_H
#define PORT_UNISTD_H

#define getcwd		host_getcwd
#define gethostname	host_gethostname
#define getpagesize	host_getpagesize
#define readlink	host_readlink
#pragma push_macro("socklen_t")
#undef socklen_t
#define socklen_t	host_socklen_t
#include_next <unistd.h>
#pragma pop_macro("socklen_t")
#undef getcwd
#undef gethostname
#undef getpagesize
#undef readlink

#undef _SC_NPROCESSORS_ONLN
#undef _SC_PAGESIZE
#undef _SC_PHYS_PAGES

#endif
