/* pin.c - run on one CPU */

#include "compat.h"

#include <errno.h>

#include "host/host.h"

/* Each method says for a CPU whether this process may run there, and binds
   the process to it.  Numbers of CPUs may have gaps. */

#if defined(HAVE_SCHED_SETAFFINITY)
#include <sched.h>

#define MAXCPU	8192
#define BITS	(8 * sizeof(unsigned long))

/* A bare array, because a cpu_set_t ends at 1024. */
static unsigned long mask[MAXCPU / BITS];

static int
look(void)
{
	memset(mask, 0, sizeof mask);
	return sched_getaffinity(0, sizeof mask, (cpu_set_t *)mask) < 0 ?
	    0 : MAXCPU;
}

static int
allowed(int cpu)
{
	return (mask[cpu / BITS] >> cpu % BITS & 1) != 0;
}

static int
bind_to(int cpu)
{
	memset(mask, 0, sizeof mask);
	mask[cpu / BITS] |= 1UL << cpu % BITS;
	return sched_setaffinity(0, sizeof mask, (cpu_set_t *)mask);
}

#elif defined(HAVE_CPUSET_SETAFFINITY)
#include <sys/param.h>
#include <sys/cpuset.h>

#define MAXCPU	CPU_SETSIZE

static cpuset_t mask;

static int
look(void)
{
	return cpuset_getaffinity(CPU_LEVEL_WHICH, CPU_WHICH_PID, -1,
	    sizeof mask, &mask) != 0 ? 0 : MAXCPU;
}

static int
allowed(int cpu)
{
	return CPU_ISSET(cpu, &mask);
}

static int
bind_to(int cpu)
{
	CPU_ZERO(&mask);
	CPU_SET(cpu, &mask);
	return cpuset_setaffinity(CPU_LEVEL_WHICH, CPU_WHICH_PID, -1,
	    sizeof mask, &mask);
}

#elif defined(HAVE__SCHED_SETAFFINITY)
#include <sched.h>

#define MAXCPU	8192

/* NetBSD, where an ordinary user may bind only if the system says so
   (security.models.extensions.user_set_cpu_affinity), and where the set of
   a process that was never bound is empty. */
static cpuset_t *mask;
static int ncpu;

static int
look(void)
{
	if (mask == NULL && (mask = cpuset_create()) == NULL)
		return 0;
	ncpu = (int)sysconf(_SC_NPROCESSORS_ONLN);
	cpuset_zero(mask);
	if (_sched_getaffinity(getpid(), 0, cpuset_size(mask), mask) != 0)
		return 0;
	return ncpu;
}

static int
allowed(int cpu)
{
	int i;

	for (i = 0; i < ncpu; i++)
		if (cpuset_isset(i, mask) > 0)
			return cpuset_isset(cpu, mask) > 0;
	return 1;
}

static int
bind_to(int cpu)
{
	if (mask == NULL && (mask = cpuset_create()) == NULL)
		return -1;
	cpuset_zero(mask);
	cpuset_set(cpu, mask);
	return _sched_setaffinity(getpid(), 0, cpuset_size(mask), mask);
}

#elif defined(HAVE_PROCESSOR_BIND)
#include <sys/processor.h>
#include <sys/procset.h>

#define MAXCPU	8192

static int
look(void)
{
	return MAXCPU;
}

static int
allowed(int cpu)
{
	return p_online(cpu, P_STATUS) == P_ONLINE;
}

static int
bind_to(int cpu)
{
	return processor_bind(P_PID, P_MYID, cpu, NULL);
}

#elif defined(HAVE_BINDPROCESSOR)
#include <sys/processor.h>

#define MAXCPU	8192

static int
look(void)
{
	return (int)sysconf(_SC_NPROCESSORS_ONLN);
}

static int
allowed(int cpu)
{
	return cpu >= 0;
}

static int
bind_to(int cpu)
{
	return bindprocessor(BINDPROCESS, getpid(), cpu);
}

#else

#define MAXCPU	1

static int
look(void)
{
	return 0;
}

static int
allowed(int cpu)
{
	return cpu < 0;
}

static int
bind_to(int cpu)
{
	(void)cpu;
	errno = ENOSYS;
	return -1;
}
#endif

/* The CPUs this process may run on, at most max of them, into cpu: how
   many, 0 where the host cannot pin. */
int
ks_cpus(int *cpu, int max)
{
	int i, n = 0, end = look();

	for (i = 0; i < end && n < max; i++)
		if (allowed(i))
			cpu[n++] = i;
	return n;
}

/* Run on this CPU only, this process and its future children: 0, or -1 with
   errno. */
int
ks_pin(int cpu)
{
	if (cpu >= 0 && cpu < MAXCPU)
		return bind_to(cpu);
	errno = EINVAL;
	return -1;
}
