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
	return (double)pages * (double)ks_pagesize() / 1024;
}
