/* who.c - names of this system */

#include "compat.h"

#ifdef HAVE_UNAME
#include <sys/utsname.h>
#endif

#include "host/ask.h"
#include "host/host.h"

/* Copy, cut to fit, with spaces made single and none at the ends, so that
   it can stand on a line of its own. */
static void
copy(char *to, size_t size, const char *from)
{
	size_t n = 0;

	for (; *from != '\0' && n + 1 < size; from++) {
		if (strchr(" \t\r\n", *from) == NULL)
			to[n++] = *from;
		else if (n > 0 && to[n - 1] != ' ')
			to[n++] = ' ';
	}
	if (n > 0 && to[n - 1] == ' ')
		n--;
	to[n] = '\0';
}

#ifdef HAVE_UNAME
static void
names(struct ks_who *w)
{
	struct utsname	u;
	char		os[sizeof u.sysname + sizeof u.release + 1];

	if (uname(&u) < 0)
		return;
	sprintf(os, "%s %s", u.sysname, u.release);
	copy(w->host, sizeof w->host, u.nodename);
	copy(w->os, sizeof w->os, os);
	copy(w->machine, sizeof w->machine, u.machine);
}
#else
static void
names(struct ks_who *w)
{
	char host[sizeof w->host];

	if (gethostname(host, sizeof host) != 0)
		return;
	host[sizeof host - 1] = '\0';
	copy(w->host, sizeof w->host, host);
}
#endif

/* Best first. */
static const struct {
	int		(*ask)(const char *, char *, size_t);
	const char	*where;
} sources[] = {
	{ ks_cpuinfo_name, "/proc/cpuinfo" },
	{ ks_devtree_name, "/proc/device-tree/cpus" },
	{ ks_sysctl_text, "machdep.cpu.brand_string" },	/* macOS */
	{ ks_sysctl_text, "machdep.cpu_brand" },	/* NetBSD */
	{ ks_sysctl_text, "hw.model" },
	{ NULL, NULL }
};

/* Fill in the names of this system, "" where unknown. */
void
ks_who(struct ks_who *w)
{
	char	cpu[256];
	int	i;

	memset(w, 0, sizeof *w);
	names(w);
	for (i = 0; w->cpu[0] == '\0' && sources[i].ask != NULL; i++)
		if (sources[i].ask(sources[i].where, cpu, sizeof cpu) == 0)
			copy(w->cpu, sizeof w->cpu, cpu);
}
