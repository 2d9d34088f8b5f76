/* string.h - of SunOS 4: not all of C89; memcmp() takes bytes for signed */

#ifndef PORT_STRING_H
#define PORT_STRING_H

#define memmove		host_memmove
#define strerror	host_strerror
#include_next <string.h>
#undef memmove
#undef strerror

static int
port_memcmp(const void *a, const void *b, size_t n)
{
	const signed char	*s = a, *t = b;

	for (; n > 0; n--, s++, t++)
		if (*s != *t)
			return *s - *t;
	return 0;
}

#define memcmp(a, b, n)	port_memcmp(a, b, n)

#endif
