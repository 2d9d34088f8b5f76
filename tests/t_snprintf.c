/* t_snprintf.c - the shims of snprintf and vsnprintf, by themselves and
   against the host's */

#include "compat.h"

#undef vsnprintf
#define vsnprintf	ks_vsnprintf
#include "vsnprintf.c"
#include "snprintf.c"
#undef vsnprintf

#include "check.h"

static char	ours[900], host[900];
static size_t	size;
static int	our_length, host_length;

static void
same(const char *args)
{
	if (!CHECK(our_length == host_length && strcmp(ours, host) == 0))
		printf("    size %lu, (%s): \"%s\" %d, not \"%s\" %d\n",
		    (unsigned long)size, args, ours, our_length, host,
		    host_length);
}

/* Ours and the host's give the same text and length.  Where the host has
   none, ours is compared with itself; then known() alone tests. */
#define SAME(args) { \
	memset(ours, 0, sizeof ours); \
	memset(host, 0, sizeof host); \
	our_length = ks_snprintf args; \
	swap(); \
	host_length = snprintf args; \
	swap(); \
	same(#args); \
}
#define BUF	buffer, size
static char	*buffer = ours;

static void
swap(void)
{
	buffer = buffer == ours ? host : ours;
}

static void
texts(void)
{
	SAME((BUF, "plain"));
	SAME((BUF, "%%%c%%", 'x'));
	SAME((BUF, "%s|%s", "one", ""));
	SAME((BUF, "%8s|%-8s|%3s", "abc", "abc", "abcdef"));
	SAME((BUF, "%.2s|%.0s|%8.3s|%-8.3s", "abcdef", "abc", "abcdef",
	    "abcdef"));
	SAME((BUF, "%*s|%-*s|%.*s", 6, "ab", 6, "ab", 1, "ab"));
	SAME((BUF, "%*s|%*.*f", -6, "ab", -9, 2, 3.14159));
	SAME((BUF, "%5c|%-5c|", 'a', 'b'));
}

static void
integers(void)
{
	static const long	n[] = {
		0, 1, -1, 42, -42, 65535, 2147483647L, -2147483647L
	};
	int			i;

	for (i = 0; i < (int)(sizeof n / sizeof n[0]); i++) {
		SAME((BUF, "%d %i %5d %-5d| %05d", (int)n[i], (int)n[i],
		    (int)n[i], (int)n[i], (int)n[i]));
		SAME((BUF, "%ld %lu %lx %+ld % ld", n[i], (unsigned long)n[i],
		    (unsigned long)n[i], n[i], n[i]));
		SAME((BUF, "%u %x %X %o %#x %#o", (unsigned)n[i],
		    (unsigned)n[i], (unsigned)n[i], (unsigned)n[i],
		    (unsigned)n[i], (unsigned)n[i]));
		SAME((BUF, "%#010x %+06d %.5d %8.5d %-8.5d| %.0d",
		    (unsigned)n[i], (int)n[i], (int)n[i], (int)n[i],
		    (int)n[i], (int)n[i]));
	}
	SAME((BUF, "%10p", (void *)ours));
}

static void
doubles(void)
{
	static const double	x[] = {
		0.0, 1.0, -1.0, 0.5, 2.5, 412.3, 0.26654, 1e-7, 1e15, 1e300,
		-1e300, 123456789.0, 0.09999999, 99.95
	};
	int			i;

	for (i = 0; i < (int)(sizeof x / sizeof x[0]); i++) {
		SAME((BUF, "%f %e %g %G %E", x[i], x[i], x[i], x[i], x[i]));
		SAME((BUF, "%5.1f|%-9.2f|%09.2f|%+.3f|% .0f", x[i], x[i],
		    x[i], x[i], x[i]));
		SAME((BUF, "%*.*f|%.*g|%.7g|%.9g", 12, 3, x[i], 4, x[i],
		    x[i], x[i]));
		SAME((BUF, "%#.0f|%012g|%-12g|", x[i], x[i], x[i]));
	}
}

/* A text that must come out whatever the host has. */
static void
known(int n, const char *expected)
{
	CHECK(strcmp(ours, expected) == 0);
	CHECK(n == (int)strlen(expected));
}

static void
known_answers(void)
{
	known(ks_snprintf(ours, 80, "%s %5.1f%% %-4d|%04d", "ab", 12.34, 7,
	    -7), "ab  12.3% 7   |-007");
	known(ks_snprintf(ours, 80, "%*.*f %lu %c", 8, 2, 3.14159, 42UL,
	    'x'), "    3.14 42 x");
	memset(ours, 'z', 10);
	CHECK(ks_snprintf(ours, 0, "%d", 12345) == 5 && ours[0] == 'z');
	CHECK(ks_snprintf(ours, 1, "%d", 12345) == 5 && ours[0] == '\0' &&
	    ours[1] == 'z');
	CHECK(ks_snprintf(ours, 4, "%d", 12345) == 5 &&
	    strcmp(ours, "123") == 0 && ours[4] == 'z');
	CHECK(ks_snprintf(NULL, 0, "%s", "four") == 4);
}

int
main(void)
{
	static const size_t	sizes[] = { 0, 1, 2, 7, 20, sizeof ours };
	int			i;

	for (i = 0; i < (int)(sizeof sizes / sizeof sizes[0]); i++) {
		size = sizes[i];
		texts();
		integers();
		doubles();
	}
	known_answers();
	return check_status();
}
