# ks_static.m4 - can programs be linked statically?
# serial 1

# KS_STATIC
# ---------
# Set the Automake conditional KS_STATIC, for the helper hello-static that
# LatProc/exec-static executes, and define KS_STATIC_WHY as the reason why
# there is none, or NULL.
AC_DEFUN([KS_STATIC],
[AC_CACHE_CHECK([whether programs can be linked statically],
    [ks_cv_link_static],
    [ks_save_LDFLAGS=$LDFLAGS
    LDFLAGS="$LDFLAGS -static"
    AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <stdio.h>]],
	[[return puts("hello") < 0;]])],
	[ks_cv_link_static=yes], [ks_cv_link_static=no])
    LDFLAGS=$ks_save_LDFLAGS])
AM_CONDITIONAL([KS_STATIC], [test "$ks_cv_link_static" = yes])
AS_IF([test "$ks_cv_link_static" = yes], [ks_why=NULL],
    [ks_why='"programs could not be linked statically"'
    KS_MISSING([LatProc/exec-static], [static linking does not work])])
AC_DEFINE_UNQUOTED([KS_STATIC_WHY], [$ks_why],
    [Why there is no static helper, or NULL.])
])
