/* stdlib.h - of Ultrix, to those who do not ask for POSIX */

#ifndef PORT_STDLIB_H
#define PORT_STDLIB_H

#define getenv	host_getenv
#define putenv	host_putenv
#include_next <stdlib.h>
#undef getenv
#undef putenv

#endif
