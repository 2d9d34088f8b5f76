/* memory.c - how much memory the machine has */

#include "compat.h"

#include "host/ask.h"
#include "host/host.h"

/* Best first: those of 32 bits come last. */
static const char *const names[] = {
	"hw.memsize",		/* macOS */
	"hw.physmem64",		/* NetBSD, OpenBSD */
	"hw.physmem",
	NULL
};

/* Physical memory in bytes; 0 if unknown. */
double
ks_physical_memory(void)
{
	double	x = 0;
	int	i;

	for (i = 0; x <= 0 && names[i] != NULL; i++)
		x = ks_sysctl_number(names[i]);
#ifdef _SC_PHYS_PAGES
	if (x <= 0)
		x = (double)sysconf(_SC_PHYS_PAGES) * (double)ks_pagesize();
#endif
	return x > 0 ? x : 0;
}
