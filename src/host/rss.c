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

/* The most it ever was, in kB, where the host keeps that of this program
   alone; 0 if unknown. */
double
ks_peak(void)
{
	char	 line[100];
	double	 kb = 0;
	FILE	*f = fopen("/proc/self/status", "r");

	if (f == NULL)
		return 0;
	while (kb == 0 && fgets(line, sizeof line, f) != NULL)
		if (strncmp(line, "VmHWM:", 6) == 0)
			kb = atof(line + 6);
	(void)fclose(f);
	return kb;
}
