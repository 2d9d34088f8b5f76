# ks_c_noipa.m4 - keep the compiler out of a function
# serial 1
#
# KS_C_NOIPA
#
# KS_NOIPA is what to write before a function that must stay a function:
# neither inlined nor looked into, not even when the whole program is
# compiled at once.  Empty where the compiler has no such word: then it
# cannot see into other files either, or so we hope.

AC_DEFUN([KS_C_NOIPA], [dnl
AC_CACHE_CHECK([how to keep the compiler out of a function],
	[ks_cv_noipa], [dnl
	ks_save_c_werror_flag=$ac_c_werror_flag
	ac_c_werror_flag=yes
	ks_cv_noipa=none
	for ks_try in '__attribute__((noipa))' \
	    '__attribute__((noinline, optnone))' \
	    '__attribute__((noinline, noclone))' \
	    '__attribute__((noinline))'
	do
		AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
extern void f(void);
$ks_try void
f(void)
{
}
]])], [ks_cv_noipa=$ks_try; break])
	done
	ac_c_werror_flag=$ks_save_c_werror_flag])
AS_IF([test "x$ks_cv_noipa" = xnone], [ks_noipa=], [ks_noipa=$ks_cv_noipa])
AC_DEFINE_UNQUOTED([KS_NOIPA], [$ks_noipa],
	[What keeps the compiler out of a function.])
])
