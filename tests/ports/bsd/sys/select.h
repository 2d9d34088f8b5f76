/* select.h - sys/select.h of 4.4BSD: it is for the kernel only */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#error "sys/select.h is for the kernel"
#endif

#include_next <sys/select.h>
