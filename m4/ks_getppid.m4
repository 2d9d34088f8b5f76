# ks_getppid.m4 - a getppid(2) that no library remembers
# serial 1
#
# KS_GETPPID
#
# C libraries have been known to keep process ids; syscall(2) cannot.
# HAVE_SYS_GETPPID: there is a syscall(2) to ask, and it knows getppid.  It
# is missing where the parent comes as the second result of another call
# (Alpha, Solaris) and where only libc may enter the kernel (OpenBSD).

AC_DEFUN([KS_GETPPID], [dnl
AC_CACHE_CHECK([for syscall(SYS_getppid)], [ks_cv_sys_getppid], [dnl
AC_LINK_IFELSE([AC_LANG_PROGRAM([[
#include <sys/types.h>
#include <unistd.h>
#include <sys/syscall.h>
]], [[return syscall(SYS_getppid) == 1;]])],
	[ks_cv_sys_getppid=yes], [ks_cv_sys_getppid=no])])
AS_IF([test "x$ks_cv_sys_getppid" = xyes], [dnl
	AC_DEFINE([HAVE_SYS_GETPPID], [1],
		[Define to 1 if syscall(SYS_getppid) works.])])
])
