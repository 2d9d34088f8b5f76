/* ctype.h - of SunOS 4: tables without bytes that are negative */

#ifndef PORT_CTYPE_H
#define PORT_CTYPE_H

#include <stdlib.h>
#include_next <ctype.h>

static int
port_byte(int c)
{
	if (c < 0 || c > 255)
		abort();
	return c;
}

#undef isalnum
#undef isalpha
#undef isdigit
#undef isspace
#undef isupper
#undef isxdigit
#undef tolower
#define isalnum(c)	(isalnum)(port_byte(c))
#define isalpha(c)	(isalpha)(port_byte(c))
#define isdigit(c)	(isdigit)(port_byte(c))
#define isspace(c)	(isspace)(port_byte(c))
#define isupper(c)	(isupper)(port_byte(c))
#define isxdigit(c)	(isxdigit)(port_byte(c))
#define tolower(c)	(tolower)(port_byte(c))

#endif
