# ks_signal.m4 - does a signal interrupt a system call?
# serial 1

# KS_SIGNAL
# ---------
# How sigaction(2) is told, which is a matter of names in <signal.h>:
#
#   asked    a call is interrupted unless SA_RESTART is given (POSIX)
#   unless   a call goes on unless SA_INTERRUPT is given (SunOS 4)
#   always   a call is interrupted, there is no flag (Ultrix)
#
# Define KS_SA_RESTART and KS_SA_INTERRUPT as the flag to give for the one or
# the other: 0 where that is what happens anyway, or cannot be had.
AC_DEFUN([KS_SIGNAL],
[AC_CACHE_CHECK([whether signals interrupt system calls], [ks_cv_signal],
    [ks_cv_signal=always
    KS_TRY_SIGNAL([SA_INTERRUPT], [unless])
    KS_TRY_SIGNAL([SA_RESTART], [asked])])
ks_restart=0
ks_interrupt=0
AS_CASE([$ks_cv_signal],
[asked], [ks_restart=SA_RESTART],
[unless], [ks_interrupt=SA_INTERRUPT])
AC_DEFINE_UNQUOTED([KS_SA_RESTART], [$ks_restart],
    [What to tell sigaction() so that a signal does not interrupt calls.])
AC_DEFINE_UNQUOTED([KS_SA_INTERRUPT], [$ks_interrupt],
    [What to tell sigaction() so that a signal interrupts calls.])
])

# KS_TRY_SIGNAL(FLAG, KIND)
AC_DEFUN([KS_TRY_SIGNAL],
[AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#include <sys/types.h>
#include <signal.h>
int flag = $1;]])], [ks_cv_signal=$2])])
