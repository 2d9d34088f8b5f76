/* number.c - numbers from text that may be anything */

#include "compat.h"

#include <ctype.h>
#include <errno.h>

#include "util.h"

/* A decimal integer within [min, max]: 0 and the number, or -1. */
int
ks_text_long(const char *s, long min, long max, long *n)
{
	char	*end;

	if (!isdigit((unsigned char)s[s[0] == '-']))
		return -1;
	errno = 0;
	*n = strtol(s, &end, 10);
	return errno != 0 || *end != '\0' || *n < min || *n > max ? -1 : 0;
}

/* A decimal number within [min, max], in C's notation; no "inf", "nan" or
   hexadecimal ones, which some strtod() take: 0 and the number, or -1. */
int
ks_text_double(const char *s, double min, double max, double *x)
{
	char	*end;

	if (s[0] == '\0' || isspace((unsigned char)s[0]) ||
	    s[strspn(s, "0123456789.eE+-")] != '\0')
		return -1;
	errno = 0;
	*x = strtod(s, &end);
	return errno == ERANGE || *end != '\0' || *x < min || *x > max ?
	    -1 : 0;
}

/* The same, with or without a % behind it: 0 and the number, or -1. */
int
ks_text_percent(const char *s, double min, double max, double *x)
{
	char	buf[32];
	size_t	n = strlen(s);

	if (n >= sizeof buf)
		return -1;
	strcpy(buf, s);
	if (n > 0 && buf[n - 1] == '%')
		buf[n - 1] = '\0';
	return ks_text_double(buf, min, max, x);
}

/* A size in bytes, "64K": digits and one of K, M and G, powers of 1024, or
   nothing: 0 and the bytes, or -1. */
int
ks_text_size(const char *s, double *bytes)
{
	static const char	units[] = "KMGkmg";
	const char		*u;
	int			 i;

	if (!isdigit((unsigned char)*s))
		return -1;
	for (*bytes = 0; isdigit((unsigned char)*s); s++)
		*bytes = *bytes * 10 + (*s - '0');
	if (*s == '\0')
		return 0;
	u = strchr(units, *s);
	if (u == NULL || s[1] != '\0')
		return -1;
	for (i = (int)(u - units) % 3; i >= 0; i--)
		*bytes *= 1024;
	return 0;
}
