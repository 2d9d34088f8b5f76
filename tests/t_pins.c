/* t_pins.c - the ways to pin of systems we are not on, with functions that
   pretend a machine of CPUs 0, 1 and 3: so that pin.c does not rot */

#include "compat.h"

#include <errno.h>

#include "check.h"
#include "host/host.h"

#define CPUS	0xbU

static unsigned	may = CPUS;	/* run on these */

/* Go there, if there is such a CPU. */
static int
go(unsigned to)
{
	if ((to & CPUS) == 0) {
		errno = EINVAL;
		return -1;
	}
	may = to & CPUS;
	return 0;
}

#undef HAVE_SCHED_SETAFFINITY
#undef HAVE_CPUSET_SETAFFINITY
#undef HAVE__SCHED_SETAFFINITY
#undef HAVE_PROCESSOR_BIND
#undef HAVE_BINDPROCESSOR
#undef MAXCPU

/* FreeBSD. */
#define HAVE_CPUSET_SETAFFINITY	1
#define cpuset_t		fake_cpuset
#define cpuset_getaffinity	fake_cpuset_get
#define cpuset_setaffinity	fake_cpuset_set
#define mask			mask_freebsd
#define look			look_freebsd
#define allowed			allowed_freebsd
#define bind_to			bind_freebsd
#define ks_cpus			cpus_freebsd
#define ks_pin			pin_freebsd
int cpus_freebsd(int *, int);
int pin_freebsd(int);
#include "../src/host/pin.c"

int
cpuset_getaffinity(int level, int which, long id, size_t n, fake_cpuset *s)
{
	CHECK(level == CPU_LEVEL_WHICH && which == CPU_WHICH_PID);
	CHECK(id == -1 && n == sizeof *s);
	s->bits = may;
	return 0;
}

int
cpuset_setaffinity(int level, int which, long id, size_t n,
    const fake_cpuset *s)
{
	CHECK(level == CPU_LEVEL_WHICH && which == CPU_WHICH_PID);
	CHECK(id == -1 && n == sizeof *s);
	return go(s->bits);
}

#undef HAVE_CPUSET_SETAFFINITY
#undef cpuset_t
#undef mask
#undef look
#undef allowed
#undef bind_to
#undef ks_cpus
#undef ks_pin
#undef MAXCPU

/* NetBSD; CPUs without a gap, for it asks only how many there are. */
#define HAVE__SCHED_SETAFFINITY	1
#define cpuset_t		netbsd_cpuset
#define cpuset_create		netbsd_create
#define cpuset_zero		netbsd_zero
#define cpuset_set		netbsd_set
#define cpuset_isset		netbsd_isset
#define cpuset_size		netbsd_size
#define _sched_getaffinity	netbsd_get
#define _sched_setaffinity	netbsd_bind
#define sysconf			fake_sysconf
#define mask			mask_netbsd
#define look			look_netbsd
#define allowed			allowed_netbsd
#define bind_to			bind_netbsd
#define ks_cpus			cpus_netbsd
#define ks_pin			pin_netbsd
int cpus_netbsd(int *, int);
int pin_netbsd(int);

typedef struct {
	unsigned bits;
} netbsd_cpuset;

static int	netbsd_bound;	/* until then the set is empty */

static netbsd_cpuset *
cpuset_create(void)
{
	static netbsd_cpuset s;

	return &s;
}

static void
cpuset_zero(netbsd_cpuset *s)
{
	s->bits = 0;
}

static int
cpuset_set(int cpu, netbsd_cpuset *s)
{
	s->bits |= 1U << cpu;
	return 0;
}

static int
cpuset_isset(int cpu, const netbsd_cpuset *s)
{
	return (s->bits >> cpu & 1) != 0;
}

static size_t
cpuset_size(const netbsd_cpuset *s)
{
	return sizeof *s;
}

static int
_sched_getaffinity(pid_t pid, int lwp, size_t n, netbsd_cpuset *s)
{
	CHECK(pid == getpid() && lwp == 0 && n == sizeof *s);
	s->bits = netbsd_bound ? may : 0;
	return 0;
}

static int
_sched_setaffinity(pid_t pid, int lwp, size_t n, netbsd_cpuset *s)
{
	CHECK(pid == getpid() && lwp == 0 && n == sizeof *s);
	netbsd_bound = 1;
	return go(s->bits);
}

static long
sysconf(int what)
{
	(void)what;
	return 4;
}

#include "../src/host/pin.c"

#undef HAVE__SCHED_SETAFFINITY
#undef mask
#undef look
#undef allowed
#undef bind_to
#undef ks_cpus
#undef ks_pin
#undef MAXCPU

/* Solaris. */
#define HAVE_PROCESSOR_BIND	1
#define p_online		fake_p_online
#define processor_bind		fake_processor_bind
#define look			look_solaris
#define allowed			allowed_solaris
#define bind_to			bind_solaris
#define ks_cpus			cpus_solaris
#define ks_pin			pin_solaris
int cpus_solaris(int *, int);
int pin_solaris(int);
#include "../src/host/pin.c"

int
p_online(int cpu, int flag)
{
	CHECK(flag == P_STATUS);
	return cpu < 16 && (CPUS >> cpu & 1) != 0 ? P_ONLINE : -1;
}

int
processor_bind(int type, int id, int cpu, int *old)
{
	CHECK(type == P_PID && id == P_MYID && old == NULL);
	return go(1U << cpu);
}

#undef HAVE_PROCESSOR_BIND
#undef look
#undef allowed
#undef bind_to
#undef ks_cpus
#undef ks_pin
#undef MAXCPU

/* AIX; as NetBSD. */
#define HAVE_BINDPROCESSOR	1
#define bindprocessor		fake_bindprocessor
#define look			look_aix
#define allowed			allowed_aix
#define bind_to			bind_aix
#define ks_cpus			cpus_aix
#define ks_pin			pin_aix
int bindprocessor(int, int, int);
int cpus_aix(int *, int);
int pin_aix(int);
#include "../src/host/pin.c"

int
bindprocessor(int what, int pid, int cpu)
{
	CHECK(what == BINDPROCESS && pid == (int)getpid());
	return go(1U << cpu);
}

#undef HAVE_BINDPROCESSOR
#undef look
#undef allowed
#undef bind_to
#undef ks_cpus
#undef ks_pin
#undef MAXCPU

/* Where there is nothing. */
#define look			look_none
#define allowed			allowed_none
#define bind_to			bind_none
#define ks_cpus			cpus_none
#define ks_pin			pin_none
int cpus_none(int *, int);
int pin_none(int);
#include "../src/host/pin.c"

/* The CPUs that are found before and after one is chosen. */
static void
check(int (*cpus)(int *, int), int (*pin)(int), unsigned before,
    unsigned after)
{
	int		cpu[16], n;
	unsigned	found;

	may = CPUS;
	for (found = 0, n = cpus(cpu, 16); n > 0; n--)
		found |= 1U << cpu[n - 1];
	CHECK(found == before);
	CHECK(cpus(cpu, 2) == 2 && cpu[0] == 0 && cpu[1] == 1);
	CHECK(pin(2) == -1 && pin(-1) == -1 && may == CPUS);
	CHECK(pin(3) == 0 && may == 8);
	for (found = 0, n = cpus(cpu, 16); n > 0; n--)
		found |= 1U << cpu[n - 1];
	CHECK(found == after);
}

int
main(void)
{
	int cpu;

	check(cpus_freebsd, pin_freebsd, CPUS, 8);
	check(cpus_netbsd, pin_netbsd, 0xf, 8);
	check(cpus_solaris, pin_solaris, CPUS, CPUS);
	check(cpus_aix, pin_aix, 0xf, 0xf);
	CHECK(cpus_none(&cpu, 1) == 0);
	CHECK(pin_none(0) == -1 && errno == ENOSYS);
	return check_status();
}
