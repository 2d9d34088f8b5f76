/* t_registry.c - the table of benchmarks is complete; prints their names */

#include "compat.h"

#include <ctype.h>

#include "bench.h"

static int	bad;

static void
must(int ok, const struct ks_bench *b, const char *what)
{
	if (ok)
		return;
	printf("%s: %s\n", b->name, what);
	bad = 1;
}

/* Family/point, in Go's spelling: letters and digits, and no = but in
   parameters. */
static int
is_name(const char *s)
{
	int	n;

	if (!isupper((unsigned char)*s))
		return 0;
	for (n = 1; isalnum((unsigned char)s[n]); n++)
		;
	return s[n] == '\0' || (s[n] == '/' && strcspn(s, "= *,") ==
	    strlen(s));
}

/* "name=v,v|v name=v": as many parameters as a round holds. */
static int
is_params(const char *s)
{
	int	count = 0;

	while (*s != '\0') {
		if (!islower((unsigned char)*s) || ++count > KS_MAXPARAM)
			return 0;
		if (strcspn(s, "=") >= strcspn(s, " "))
			return 0;
		s += strcspn(s, " ");
		if (*s == ' ')
			s++;
	}
	return count > 0;
}

static int
same_family(const struct ks_bench *a, const struct ks_bench *b)
{
	size_t	n = strcspn(a->name, "/");

	return n == strcspn(b->name, "/") && strncmp(a->name, b->name, n) == 0;
}

static void
check(const struct ks_bench *b)
{
	must(is_name(b->name), b, "not a name");
	must(b->what != NULL && strlen(b->what) < 200, b, "says not what");
	must(b->unit != NULL && *b->unit != '\0', b, "no unit");
	must(b->better >= KS_NEITHER && b->better <= KS_HIGHER, b, "better");
	must(b->nature >= KS_REPEATABLE && b->nature <= KS_DESTRUCTIVE, b,
	    "nature");
	must(b->goal >= 0 && b->goal <= 100, b, "goal");
	must(b->params == NULL || is_params(b->params), b, "parameters");
	must(b->loop != NULL || b->derive != NULL || b->missing != NULL, b,
	    "has a loop, or else says why it is missing");
	must((b->baseline != NULL) <= (b->less != NULL), b,
	    "does not say what it subtracts");
}

static int
seen(const struct ks_bench *b)
{
	const struct ks_bench *const	*f;
	const struct ks_bench		*a;
	int				 n = 0;

	for (f = ks_benchtab; *f != NULL; f++)
		for (a = *f; a->name != NULL; a++)
			n += strcmp(a->name, b->name) == 0;
	return n;
}

int
main(void)
{
	const struct ks_bench *const	*f;
	const struct ks_bench		*b;

	for (f = ks_benchtab; *f != NULL; f++)
		for (b = *f; b->name != NULL; b++) {
			printf("%s\n", b->name);
			check(b);
			must(seen(b) == 1, b, "twice in the table");
			must(same_family(*f, b), b, "in another's table");
		}
	return bad;
}
