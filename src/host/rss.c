/* rss.c - how much memory this process has */

#include "compat.h"

#include "host/host.h"

/* The resident size in kB; 0 if unknown. getrusage(2) is not asked: it gives
   the most there ever was, of the program before an exec(2) too, in a unit
   that differs from host to host. */
double
ks_resident(void)
{
	unsigned long	 total, pages = 0;
	FILE		*f = fopen("/proc/self/statm", "r");

	if (f == NULL)
		return 0;
	if (fscanf(f, "%lu %lu", &total, &pages) != 2)
		pages = 0;
	(void)fclose(f);
#ifdef _SC_PAGESIZE
	return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1024;
#else
	return (double)pages * getpagesize() / 1024;
#endif
}
