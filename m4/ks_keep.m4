# ks_keep.m4 - keep compilers from seeing too much
# serial 2
#
# KS_KEEP
#
# KS_KEEP_INT(x); and KS_KEEP_FP(x); make the compiler believe that a variable
# in a register, an integer or a number of floating point, changes there.  So
# it can neither fold what comes before into what comes after, nor make one
# operation on a vector of several variables.  No instruction comes of it.
# Where it cannot be said they are nothing.
#
# KS_NOINLINE is what to write before a function that others shall call, but
# that shall be optimised itself: see KS_NOIPA, which may forbid that.

AC_DEFUN([KS_KEEP], [dnl
KS_TRY_KEEP([integer], [ks_cv_keep_int], [unsigned], [r])
KS_TRY_KEEP([floating-point], [ks_cv_keep_fp], [double], [x w f])
AS_IF([test $ks_cv_keep_int = none],
	[ks_keep='(void)0'],
	[ks_keep="__asm__ __volatile__(\"\" : \"+$ks_cv_keep_int\" (x))"])
AC_DEFINE_UNQUOTED([KS_KEEP_INT(x)], [$ks_keep],
	[What makes the compiler believe that an integer changes.])
AS_IF([test $ks_cv_keep_fp = none],
	[ks_keep='(void)0'],
	[ks_keep="__asm__ __volatile__(\"\" : \"+$ks_cv_keep_fp\" (x))"])
AC_DEFINE_UNQUOTED([KS_KEEP_FP(x)], [$ks_keep],
	[What makes the compiler believe that a float or double changes.])
AC_CACHE_CHECK([how to keep a function from being inlined],
	[ks_cv_noinline], [dnl
	ks_save_c_werror_flag=$ac_c_werror_flag
	ac_c_werror_flag=yes
	ks_cv_noinline=none
	for ks_try in '__attribute__((noipa))' \
	    '__attribute__((noinline, noclone))' '__attribute__((noinline))'
	do
		AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
extern void f(void);
$ks_try void
f(void)
{
}
]])], [ks_cv_noinline=$ks_try; break])
	done
	ac_c_werror_flag=$ks_save_c_werror_flag])
AS_IF([test "x$ks_cv_noinline" = xnone], [ks_noinline=],
	[ks_noinline=$ks_cv_noinline])
AC_DEFINE_UNQUOTED([KS_NOINLINE], [$ks_noinline],
	[What keeps a function from being inlined, but not from being
optimised.])
])

# KS_TRY_KEEP(WHAT, VARIABLE, TYPE, LETTERS)
AC_DEFUN([KS_TRY_KEEP], [dnl
AC_CACHE_CHECK([which letter stands for $1 registers], [$2], [dnl
	$2=none
	for ks_try in $4
	do
		AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[
extern $3 ks_x;]], [[
$3 a = ks_x;
__asm__ __volatile__("" : "+$ks_try" (a));
ks_x = a;]])], [$2=$ks_try; break])
	done])
])
