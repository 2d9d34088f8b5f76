/* t_strtoul.c - the strtoul shim against the host's own */

#include "compat.h"

#include <errno.h>
#include <limits.h>

#include "strtoul.c"

/* The host's own, which its headers may not declare. */
#undef strtoul
extern unsigned long	strtoul(const char *, char **, int);

#include "check.h"

static const char *const	text[] = {
	"", " ", "0", "00", "07", "08", "0x", "0X", "0xg", "0x0", "0xfF",
	"0XaB", "x1",
	"1x", "+1", "-1", "+-1", "- 1", "+", "-", "-0x10", "+0x", "-0x",
	" \t\n\v\f\r42", "\t-42z", "123abc", "zz", "Zz9", "101012", "\3771",
	"1\377", "2147483647", "2147483648", "4294967295", "4294967296",
	"-4294967295", "9223372036854775807", "18446744073709551614",
	"18446744073709551615", "18446744073709551616", "-18446744073709551615",
	"-18446744073709551616", "184467440737095516159", "0xffffffff",
	"0x100000000", "0xffffffffffffffff", "0x10000000000000000",
	"037777777777", "01777777777777777777777", "02000000000000000000000",
	"999999999999999999999999999999999999999z9", "0x0x1", "0b1", "00x1",
	"zzzzzzzzzzzzzzzzzzzzzzzzz"
};

/* The C library of today may take 0b for base 2, which C89 does not. */
static int
binary(const char *s, int base)
{
	return strncmp(s, "0b", 2) == 0 && (base == 0 || base == 2);
}

static void
one(const char *s, int base)
{
	char		*here, *there;
	unsigned long	 ours, theirs;
	int		 e;

	if (binary(s, base))
		return;
	errno = 0;
	ours = ks_strtoul(s, &here, base);
	e = errno;
	errno = 0;
	theirs = strtoul(s, &there, base);
	if (!CHECK(ours == theirs && here == there &&
	    (e == ERANGE) == (errno == ERANGE)))
		printf("\"%s\", base %d: %lu, %d bytes, errno %d; not %lu, %d "
		    "bytes, errno %d\n", s, base, ours, (int)(here - s), e,
		    theirs, (int)(there - s), errno);
}

int
main(void)
{
	size_t	i;
	int	base;

	for (i = 0; i < sizeof text / sizeof *text; i++) {
		one(text[i], 0);
		for (base = 2; base <= 36; base++)
			one(text[i], base);
	}
	CHECK(ks_strtoul("17", NULL, 8) == 15);
	return check_status();
}
