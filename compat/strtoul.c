/* strtoul.c - a number without a sign from text */

#include "compat.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>

/* What a digit is worth, or base if it is none. */
static int
digit(int c, int base)
{
	static const char	digits[] =
				    "0123456789abcdefghijklmnopqrstuvwxyz";
	const char		*at;

	if (isascii(c) && isupper(c))
		c = tolower(c);
	at = c == '\0' ? NULL : strchr(digits, c);
	return at != NULL && at - digits < base ? (int)(at - digits) : base;
}

static const char *
prefix(const char *s, int *base)
{
	int hex = s[0] == '0' && (s[1] == 'x' || s[1] == 'X') &&
	    digit((unsigned char)s[2], 16) < 16;

	if (*base == 0)
		*base = hex ? 16 : s[0] == '0' ? 8 : 10;
	return *base == 16 && hex ? s + 2 : s;
}

/* The number that the text begins with, after space and a sign, in the base:
   2 to 36, or 0, where 0x and 0 tell.  ULONG_MAX with ERANGE if it is too
   large.  *end, if not NULL, is what follows, or the text if there is none. */
unsigned long
ks_strtoul(const char *text, char **end, int base)
{
	const char	*s = text, *last = text;
	unsigned long	 n = 0;
	int		 minus, d, large = 0;

	while (isascii((unsigned char)*s) && isspace((unsigned char)*s))
		s++;
	minus = *s == '-';
	if (*s == '-' || *s == '+')
		s++;
	for (s = prefix(s, &base); (d = digit((unsigned char)*s, base)) < base;
	    last = ++s) {
		large |= n > (ULONG_MAX - d) / base;
		n = n * base + d;
	}
	if (end != NULL)
		*end = (char *)last;
	if (large) {
		errno = ERANGE;
		return ULONG_MAX;
	}
	return minus ? -n : n;
}
