# ks_static.m4 - can programs be linked statically?
# serial 1

# KS_STATIC
# ---------
# Set the Automake conditional STATIC, for the helper hello-static that
# LatProc/exec-static executes.
AC_DEFUN([KS_STATIC],
[AC_CACHE_CHECK([whether programs can be linked statically],
    [ks_cv_link_static],
    [ks_save_LDFLAGS=$LDFLAGS
    LDFLAGS="$LDFLAGS -static"
    AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <stdio.h>]],
	[[return puts("hello") < 0;]])],
	[ks_cv_link_static=yes], [ks_cv_link_static=no])
    LDFLAGS=$ks_save_LDFLAGS])
AM_CONDITIONAL([STATIC], [test "$ks_cv_link_static" = yes])
AS_IF([test "$ks_cv_link_static" = yes], [],
    [KS_MISSING([LatProc/exec-static], [static linking does not work])])
])
