# ks_pin.m4 - how a process is bound to a CPU
# serial 1
#
# KS_PIN
#
# Sets ks_cv_pin to one method, best first, and defines its HAVE_ name:
#
#   cpuset_setaffinity  FreeBSD 7 and later; its sched_setaffinity wants sets
#                       of one size
#   sched_setaffinity   Linux, DragonFly
#   sched_np            NetBSD 5: _sched_setaffinity
#   processor_bind      Solaris 2.6, illumos
#   bindprocessor       AIX
#   none                the rest, which is most old systems
#
# The names below are used the way pin.c uses them.

AC_DEFUN([KS_PIN], [dnl
AC_CACHE_CHECK([how to bind a process to a CPU], [ks_cv_pin], [dnl
ks_cv_pin=none
_KS_PIN_TRY([cpuset_setaffinity], [#include <sys/param.h>
#include <sys/cpuset.h>],
	[cpuset_t m;
	CPU_ZERO(&m);
	return cpuset_getaffinity(CPU_LEVEL_WHICH, CPU_WHICH_PID, -1,
	    sizeof m, &m) + cpuset_setaffinity(CPU_LEVEL_WHICH,
	    CPU_WHICH_PID, -1, sizeof m, &m);])
_KS_PIN_TRY([sched_setaffinity], [#include <sched.h>],
	[unsigned long m[4];
	return sched_getaffinity(0, sizeof m, (cpu_set_t *)m)
	    + sched_setaffinity(0, sizeof m, (cpu_set_t *)m);])
_KS_PIN_TRY([sched_np], [#include <sched.h>],
	[cpuset_t *m = cpuset_create();
	return _sched_getaffinity(getpid(), 0, cpuset_size(m), m)
	    + _sched_setaffinity(getpid(), 0, cpuset_size(m), m);])
_KS_PIN_TRY([processor_bind], [#include <sys/processor.h>
#include <sys/procset.h>],
	[return processor_bind(P_PID, P_MYID, 0, NULL)
	    + (p_online(0, P_STATUS) == P_ONLINE);])
_KS_PIN_TRY([bindprocessor], [#include <sys/processor.h>],
	[return bindprocessor(BINDPROCESS, getpid(), 0)
	    + (int)sysconf(_SC_NPROCESSORS_ONLN);])
])
AS_CASE([$ks_cv_pin],
[sched_setaffinity], [AC_DEFINE([HAVE_SCHED_SETAFFINITY], [1],
	[Define to 1 to bind processes with sched_setaffinity.])],
[cpuset_setaffinity], [AC_DEFINE([HAVE_CPUSET_SETAFFINITY], [1],
	[Define to 1 to bind processes with cpuset_setaffinity.])],
[sched_np], [AC_DEFINE([HAVE__SCHED_SETAFFINITY], [1],
	[Define to 1 to bind processes with _sched_setaffinity.])],
[processor_bind], [AC_DEFINE([HAVE_PROCESSOR_BIND], [1],
	[Define to 1 to bind processes with processor_bind.])],
[bindprocessor], [AC_DEFINE([HAVE_BINDPROCESSOR], [1],
	[Define to 1 to bind processes with bindprocessor.])])
])

# _KS_PIN_TRY(METHOD, INCLUDES, BODY)
AC_DEFUN([_KS_PIN_TRY], [dnl
AS_IF([test $ks_cv_pin = none], [dnl
	AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <sys/types.h>
#include <unistd.h>
$2]], [[$3]])], [ks_cv_pin=$1])])
])
