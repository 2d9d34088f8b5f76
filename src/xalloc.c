/* xalloc.c - memory that is there, or the program ends */

#include "compat.h"

#include "util.h"

static void *
sure(void *p)
{
	if (p == NULL)
		ks_die("out of memory");
	return p;
}

/* n bytes, all zero; free() frees them. */
void *
ks_xalloc(size_t n)
{
	return sure(calloc(1, n > 0 ? n : 1));
}

/*
 * Make room for one element more in an array of count elements of size
 * bytes that grew this way from NULL; the array, moved or not.  It doubles
 * whenever count is a power of two, so that nobody has to keep its room.
 */
void *
ks_xgrow(void *p, size_t count, size_t size)
{
	size_t	room = count > 0 ? 2 * count : 1;

	if ((count & (count - 1)) != 0)
		return p;
	if (room < count || room > KS_MAXSIZE / 2 / size)
		ks_die("out of memory");
	/* some realloc() of old take no NULL */
	return sure(p == NULL ? malloc(room * size) :
	    realloc(p, room * size));
}

/* A copy of the string; free() frees it. */
char *
ks_xdup(const char *s)
{
	return strcpy(ks_xalloc(strlen(s) + 1), s);
}
