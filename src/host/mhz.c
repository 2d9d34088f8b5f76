/* mhz.c - what the system says of the CPU's clock */

#include "compat.h"

#ifdef HAVE_PROCESSOR_INFO
#include <sys/processor.h>
#endif

#include "host/ask.h"
#include "host/host.h"

#ifdef HAVE_PROCESSOR_INFO
static double
processor(const char *what)
{
	processor_info_t	info;
	int			cpu;

	(void)what;
	if (ks_cpus(&cpu, 1) != 1 || processor_info(cpu, &info) != 0)
		return 0;
	return info.pi_clock;
}
#endif

/* Best first: what is true of this moment before what might be. */
static const struct {
	double		(*ask)(const char *);
	const char	*where;
	double		 scale;		/* of the answer to MHz */
} sources[] = {
	{ ks_cpuinfo_mhz, "/proc/cpuinfo", 1 },
	{ ks_file_number,
	  "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", 1e-3 },
	{ ks_devtree_hz, "/proc/device-tree/cpus", 1e-6 },
	{ ks_sysctl_number, "hw.cpufrequency", 1e-6 },	/* macOS */
	{ ks_sysctl_number, "hw.cpuspeed", 1 },		/* OpenBSD */
	{ ks_sysctl_number, "dev.cpu.0.freq", 1 },	/* FreeBSD */
	{ ks_sysctl_number, "hw.clockrate", 1 },	/* FreeBSD */
	{ ks_sysctl_number, "machdep.tsc_freq", 1e-6 },	/* NetBSD */
	{ ks_sysctl_mhz, "hw.model", 1 },
#ifdef HAVE_PROCESSOR_INFO
	{ processor, "processor_info", 1 },
#endif
	{ NULL, NULL, 0 }
};

/* The clock in MHz and where it was found; 0 if nowhere. */
double
ks_system_mhz(const char **origin)
{
	double	mhz;
	int	i;

	for (i = 0; sources[i].ask != NULL; i++) {
		mhz = sources[i].ask(sources[i].where) * sources[i].scale;
		if (mhz > 0) {
			*origin = sources[i].where;
			return mhz;
		}
	}
	*origin = "";
	return 0;
}
