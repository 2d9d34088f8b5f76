/* match.c - patterns of names: case and underscores do not count */

#include "compat.h"

#include <ctype.h>

#include "harness/match.h"

static const char *
skip(const char *s)
{
	while (*s == '_')
		s++;
	return s;
}

static int
same(int a, int b)
{
	return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* A pattern's parameter may follow others that it leaves out. */
static int
leaves_out(const char *p, const char *s)
{
	size_t n = strcspn(p + 1, "/");

	return *p == '/' && *s == '/' && memchr(p + 1, '=', n) != NULL;
}

static int	glob(const char *, const char *);

/* Whether p matches s from some later place on, after a stop character or
   after any. */
static int
later(const char *p, const char *s, int stop)
{
	for (; *s != '\0'; s++)
		if ((stop == 0 || *s == stop) && glob(p, s))
			return 1;
	return stop == 0 && glob(p, s);
}

/* Whether p stands for s: exactly, or up to a / in s. */
static int
glob(const char *p, const char *s)
{
	p = skip(p);
	s = skip(s);
	if (*p == '\0')
		return *s == '\0' || *s == '/';
	if (*p == '*')
		return later(p + 1, s, 0);
	if (*s == '\0' || !same(*p, *s))
		return 0;
	if (glob(p + 1, s + 1))
		return 1;
	return leaves_out(p, s) && later(p, s + 1, '/');
}

int
ks_match(const char *pattern, const char *name)
{
	return *pattern != '\0' && glob(pattern, name);
}

int
ks_match_part(const char *pattern, const char *part)
{
	const char	*p, *q;

	for (p = pattern; *p != '\0'; p += *p != '\0') {
		for (q = part; same(*(p = skip(p)), *q) && *q != '\0'; p++)
			q++;
		if (*q == '\0' && (*p == '\0' || *p == '/' || *p == '*'))
			return 1;
		p += strcspn(p, "/*");
	}
	return 0;
}
