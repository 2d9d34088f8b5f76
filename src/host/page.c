/* page.c - the size of a page */

#include "compat.h"

#include "host/host.h"

/* The size of a page in bytes. */
size_t
ks_pagesize(void)
{
#ifdef _SC_PAGESIZE
	return (size_t)sysconf(_SC_PAGESIZE);
#else
	return (size_t)getpagesize();
#endif
}
