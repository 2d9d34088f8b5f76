# ks_unwind.m4 - leave out what only exceptions want
# serial 1
#
# KS_UNWIND
#
# KS_CFLAGS, for our objects, keeps compilers from adding tables by which C++
# unwinds the stack: a tenth of the program, which nothing reads.  Debuggers
# have tables of their own.

AC_DEFUN([KS_UNWIND], [dnl
AC_CACHE_CHECK([how to leave out unwind tables], [ks_cv_unwind], [dnl
	ks_save_CFLAGS=$CFLAGS
	ks_save_c_werror_flag=$ac_c_werror_flag
	ac_c_werror_flag=yes
	ks_cv_unwind=none
	CFLAGS="$CFLAGS -fno-asynchronous-unwind-tables"
	AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])],
		[ks_cv_unwind=-fno-asynchronous-unwind-tables])
	CFLAGS=$ks_save_CFLAGS
	ac_c_werror_flag=$ks_save_c_werror_flag])
AS_IF([test "x$ks_cv_unwind" = xnone], [KS_CFLAGS=],
	[KS_CFLAGS=$ks_cv_unwind])
AC_SUBST([KS_CFLAGS])
])
