/* stdio.h - of Ultrix: sprintf() gives its buffer, not an int */

#ifndef PORT_STDIO_H
#define PORT_STDIO_H

#define sprintf		host_sprintf
#define snprintf	host_snprintf
#define vsnprintf	host_vsnprintf
#include_next <stdio.h>
#undef sprintf
#undef snprintf
#undef vsnprintf

extern char	*sprintf();

#endif
