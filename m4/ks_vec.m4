# ks_vec.m4 - vectors, for the loops that show what memory can give
# serial 1
#
# KS_VEC
#
# HAVE_VEC_16: the compiler has vectors of 16 bytes (vec_16.c); HAVE_VEC_AVX2
# and HAVE_VEC_AVX512: it can also be told, function by function, to use those
# of the x86 of 32 and 64 bytes, and asks at run time whether they are there.

AC_DEFUN([KS_VEC], [dnl
AC_CACHE_CHECK([for vectors of 16 bytes], [ks_cv_vec_16], [dnl
	AC_LINK_IFELSE([AC_LANG_PROGRAM([[
typedef unsigned long vec __attribute__((vector_size(16)));
vec a;
char whole[sizeof a == 16 ? 1 : -1];]], [[
a = a + a;
return (int)a[1] + whole[0];]])],
		[ks_cv_vec_16=yes], [ks_cv_vec_16=no])])
AS_IF([test $ks_cv_vec_16 = yes], [dnl
	AC_DEFINE([HAVE_VEC_16], [1], [Define to 1 if the compiler has
vectors of 16 bytes.])])
KS_TRY_VEC([avx2], [256], [32])
KS_TRY_VEC([avx512f], [512], [64])
AS_IF([test $ks_cv_vec_avx2 = yes], [dnl
	AC_DEFINE([HAVE_VEC_AVX2], [1], [Define to 1 if functions can be
compiled for AVX2.])])
AS_IF([test $ks_cv_vec_avx512f = yes], [dnl
	AC_DEFINE([HAVE_VEC_AVX512], [1], [Define to 1 if functions can be
compiled for AVX-512.])])
])

# KS_TRY_VEC(TARGET, BITS, BYTES)
AC_DEFUN([KS_TRY_VEC], [dnl
AC_CACHE_CHECK([for functions compiled for $1], [ks_cv_vec_$1], [dnl
	AC_LINK_IFELSE([AC_LANG_SOURCE([[
#include <immintrin.h>
typedef unsigned long vec __attribute__((vector_size($3)));
__attribute__((target("$1"))) void
f(vec *p)
{
	_mm$2_stream_si$2((void *)p, (__m$2i)(p[1] + p[2]));
	_mm_sfence();
}
int
main(void)
{
	return __builtin_cpu_supports("$1");
}]])],
		[ks_cv_vec_$1=yes], [ks_cv_vec_$1=no])])
])
