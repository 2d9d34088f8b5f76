# ks_fsinfo.m4 - how a host tells a file system's type and mount options
# serial 1
#
# KS_FSINFO
#
# For src/host/fsinfo.c, best first: setmntent(3) and a list of what is mounted
# (Linux, SunOS 4, HP-UX), statfs(2) with a name of the type (4.4BSD and what
# came of it), statvfs(2) with one (NetBSD from 3 on; Solaris in f_basetype).

AC_DEFUN([KS_FSINFO], [dnl
AC_CHECK_HEADERS([mntent.h])
KS_CHECK_FUNCS([setmntent])
AC_CHECK_MEMBERS([struct statfs.f_fstypename], [], [], [
#include <sys/types.h>
#include <sys/param.h>
#include <sys/mount.h>
])
AC_CHECK_MEMBERS([struct statvfs.f_fstypename, struct statvfs.f_basetype], [],
	[], [
#include <sys/types.h>
#include <sys/statvfs.h>
])
])
