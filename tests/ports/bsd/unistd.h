/* unistd.h - of 4.4BSD: no socklen_t, few names for sysconf() */

#pragma push_macro("socklen_t")
#undef socklen_t
#define socklen_t	host_socklen_t
#include_next <unistd.h>
#pragma pop_macro("socklen_t")

#undef _SC_NPROCESSORS_ONLN
#undef _SC_PAGESIZE
#undef _SC_PHYS_PAGES
