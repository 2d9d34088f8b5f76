/* stdlib.h - of SunOS 4: much of C89 is missing */

#ifndef PORT_STDLIB_H
#define PORT_STDLIB_H

#define atexit	host_atexit
#define strtod	host_strtod
#define strtol	host_strtol
#define strtoul	host_strtoul
#include_next <stdlib.h>
#undef atexit
#undef strtod
#undef strtol
#undef strtoul

#undef EXIT_FAILURE
#undef EXIT_SUCCESS
#undef RAND_MAX

#endif
