# ks_small.m4 - leave out what only makes the program larger
# serial 1
#
# KS_SMALL
#
# A program of fewer pages is a process that is sooner copied, and fork() of
# it is what we time.
#
# KS_CFLAGS, for our objects, keeps compilers from adding tables by which C++
# unwinds the stack: a tenth of the program, which nothing reads.  Debuggers
# have tables of their own.
#
# KS_LDFLAGS, for the program, lets constants share a segment with the code,
# as they did before linkers padded both to pages.

AC_DEFUN([KS_SMALL], [dnl
AC_CACHE_CHECK([how to leave out unwind tables], [ks_cv_unwind], [dnl
	KS_TRY_SMALL([CFLAGS], [-fno-asynchronous-unwind-tables],
		[AC_COMPILE_IFELSE], [ks_cv_unwind])])
AC_CACHE_CHECK([how to keep segments together], [ks_cv_segments], [dnl
	KS_TRY_SMALL([LDFLAGS], [-Wl,-z,noseparate-code],
		[AC_LINK_IFELSE], [ks_cv_segments])])
AS_IF([test "x$ks_cv_unwind" = xnone], [KS_CFLAGS=],
	[KS_CFLAGS=$ks_cv_unwind])
AS_IF([test "x$ks_cv_segments" = xnone], [KS_LDFLAGS=],
	[KS_LDFLAGS=$ks_cv_segments])
AC_SUBST([KS_CFLAGS])
AC_SUBST([KS_LDFLAGS])
])

# KS_TRY_SMALL(VARIABLE, FLAG, MACRO, CACHE-VARIABLE)

AC_DEFUN([KS_TRY_SMALL], [dnl
	ks_save_$1=$$1
	ks_save_c_werror_flag=$ac_c_werror_flag
	ac_c_werror_flag=yes
	$4=none
	$1="$$1 $2"
	$3([AC_LANG_PROGRAM([], [])], [$4=$2])
	$1=$ks_save_$1
	ac_c_werror_flag=$ks_save_c_werror_flag])
