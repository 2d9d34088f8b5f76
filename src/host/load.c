/* load.c - how busy the machine has been */

#include "compat.h"

#ifdef HAVE_SYS_LOADAVG_H
#include <sys/loadavg.h>
#endif

#include "host/host.h"

#ifdef HAVE_GETLOADAVG
/* The 1 minute load average, or -1 if unknown. */
double
ks_load(void)
{
	double load;

	return getloadavg(&load, 1) == 1 ? load : -1;
}
#else
double
ks_load(void)
{
	FILE	*f = fopen("/proc/loadavg", "r");
	double	 load = -1;

	if (f == NULL)
		return -1;
	if (fscanf(f, "%lf", &load) != 1)
		load = -1;
	(void)fclose(f);
	return load;
}
#endif
