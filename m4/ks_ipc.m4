# ks_ipc.m4 - what the benchmarks of processes that talk want to know
# serial 1

# KS_IPC
# ------
# FIFOs, semaphores of System V, ways to sleep, and addresses of the
# Internet Protocol, version 6.  A benchmark is missing where its subject
# is.
AC_DEFUN([KS_IPC],
[KS_CHECK_FUNCS([mkfifo nanosleep pselect semget usleep])
AC_CHECK_TYPES([union semun], [], [], [#include <sys/types.h>
#include <sys/ipc.h>
#include <sys/sem.h>
])
AC_CHECK_TYPES([struct sockaddr_in6], [], [], [#include <sys/types.h>
#include <sys/socket.h>
#include <netinet/in.h>
])
AS_IF([test "$ac_cv_func_mkfifo" != yes],
    [KS_MISSING([LatFifo], [no mkfifo])])
AS_IF([test "$ac_cv_func_semget" != yes],
    [KS_MISSING([LatSem], [no semget])])
])
