/* snprintf.c - print into a buffer of known size */

#include "compat.h"

/* See vsnprintf.c. */
int
ks_snprintf(char *buf, size_t size, const char *fmt, ...)
{
	va_list	ap;
	int	n;

	va_start(ap, fmt);
	n = vsnprintf(buf, size, fmt, ap);
	va_end(ap);
	return n;
}
