/* memmove.c - copy memory that may overlap */

#include "compat.h"

/* Copy n bytes from s to d, as if through a buffer; d. */
void *
ks_memmove(void *d, const void *s, size_t n)
{
	char		*to = d;
	const char	*from = s;

	if (to < from)
		while (n-- > 0)
			*to++ = *from++;
	else
		while (n-- > 0)
			to[n] = from[n];
	return d;
}
