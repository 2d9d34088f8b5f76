# ks_host.m4 - what src/host/ and src/bench/ want to know
# serial 1
#
# KS_HOST
#
# Functions and headers by which a host tells its name, its memory, its load
# and its clock, the way it binds a process to a CPU (KS_PIN), and how to be
# sure of a system call (KS_GETPPID).  Nothing here is needed: where all of
# it is missing, the answers are "unknown".

AC_DEFUN([KS_HOST], [dnl
AC_CHECK_HEADERS([sys/loadavg.h])
AC_CHECK_HEADERS([sys/sysctl.h], [], [], [#include <sys/types.h>
#include <sys/param.h>
])
KS_CHECK_FUNCS([ \
	getloadavg \
	madvise \
	mprotect \
	processor_info \
	sysctl \
	sysctlbyname \
	uname \
])
KS_MMAP
AS_IF([test "$ac_cv_func_mprotect" = yes], [],
    [KS_MISSING([LatSig/prot], [no mprotect()])])
KS_FSINFO
KS_PIN
KS_GETPPID
KS_C_NOIPA
])
