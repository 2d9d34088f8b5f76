/* fcntl.h - of Ultrix: there is no /dev/zero, and no O_ASYNC */

#ifndef PORT_FCNTL_H
#define PORT_FCNTL_H

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include_next <fcntl.h>

enum { port_async = O_ASYNC };

#undef O_ASYNC
#undef FASYNC
#define FASYNC	port_async

static int
port_open(const char *path, int flags, ...)
{
	va_list	ap;
	int	mode = 0;

	if (strcmp(path, "/dev/zero") == 0) {
		errno = ENOENT;
		return -1;
	}
	if ((flags & O_CREAT) != 0) {
		va_start(ap, flags);
		mode = va_arg(ap, int);
		va_end(ap);
	}
	return open(path, flags, mode);
}

#define open	port_open

#endif
