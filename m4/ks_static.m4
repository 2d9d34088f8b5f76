# ks_static.m4 - can a program be linked statically?     serial 1
#
# KS_STATIC
#
# Sets the Automake conditional KS_STATIC, and defines KS_STATIC_WHY as the
# reason why there is no static helper, or NULL.  (libtool is told
# -all-static; its -static may still link the C library dynamically.)

AC_DEFUN([KS_STATIC], [dnl
AC_CACHE_CHECK([whether programs can be linked statically],
	[ks_cv_static], [dnl
	ks_save_LDFLAGS=$LDFLAGS
	LDFLAGS="$LDFLAGS -static"
	AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])],
		[ks_cv_static=yes], [ks_cv_static=no])
	LDFLAGS=$ks_save_LDFLAGS])
AM_CONDITIONAL([KS_STATIC], [test "x$ks_cv_static" = xyes])
AS_IF([test "x$ks_cv_static" = xyes], [ks_why=NULL],
	[ks_why='"programs could not be linked statically"'])
AC_DEFINE_UNQUOTED([KS_STATIC_WHY], [$ks_why],
	[Why there is no static helper, or NULL.])
])
