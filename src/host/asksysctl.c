/* asksysctl.c - variables of sysctl(3), by name or by number */

#include "compat.h"

#include "host/ask.h"

#ifdef HAVE_SYS_SYSCTL_H
#include <sys/param.h>
#include <sys/sysctl.h>
#endif

#if defined(HAVE_SYSCTLBYNAME) && defined(HAVE_SYS_SYSCTL_H)
static int
get(const char *name, void *buf, size_t *size)
{
	return sysctlbyname(name, buf, size, NULL, 0);
}

#elif defined(HAVE_SYSCTL) && defined(HAVE_SYS_SYSCTL_H) && defined(CTL_HW)
static const struct {
	const char	*name;
	int		 number;
} variables[] = {
#ifdef HW_CPUSPEED
	{ "hw.cpuspeed", HW_CPUSPEED },
#endif
#ifdef HW_MODEL
	{ "hw.model", HW_MODEL },
#endif
#ifdef HW_PHYSMEM64
	{ "hw.physmem64", HW_PHYSMEM64 },
#endif
#ifdef HW_PHYSMEM
	{ "hw.physmem", HW_PHYSMEM },
#endif
	{ NULL, 0 }
};

static int
get(const char *name, void *buf, size_t *size)
{
	int mib[2], i;

	for (i = 0; variables[i].name != NULL; i++)
		if (strcmp(variables[i].name, name) == 0) {
			mib[0] = CTL_HW;
			mib[1] = variables[i].number;
			return sysctl(mib, 2, buf, size, NULL, 0);
		}
	return -1;
}

#else
static int
get(const char *name, void *buf, size_t *size)
{
	(void)name;
	(void)buf;
	(void)size;
	return -1;
}
#endif

/* A variable that is an integer of any size, 0 if there is none. */
double
ks_sysctl_number(const char *name)
{
	static const int	one = 1;
	unsigned char		buf[8];
	size_t			n = sizeof buf;

	if (get(name, buf, &n) != 0 || n > sizeof buf)
		return 0;
	return ks_bytes_number(buf, n, *(const char *)&one == 0);
}

/* A variable that is a text: 0, or -1. */
int
ks_sysctl_text(const char *name, char *buf, size_t size)
{
	size_t n = size - 1;

	memset(buf, 0, size);
	return get(name, buf, &n) == 0 && buf[0] != '\0' ? 0 : -1;
}

/* The N of "N MHz" in such a text, 0 if none. */
double
ks_sysctl_mhz(const char *name)
{
	char text[256];

	return ks_sysctl_text(name, text, sizeof text) == 0 ?
	    ks_text_mhz(text) : 0;
}
