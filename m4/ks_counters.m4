# ks_counters.m4 - which cycle counters the compiler can read
# serial 1

# KS_COUNTER(NAME, DECLARATIONS, STATEMENT)
# -----------------------------------------
# Define HAVE_COUNTER_NAME if the STATEMENT compiles (and assembles) after
# the DECLARATIONS.  Which CPU this is, is not asked; whether the
# instruction may be executed here, kernstone finds out when it runs.
# $ks_counters lists what was found.
AC_DEFUN([KS_COUNTER],
[AC_CACHE_CHECK([whether the compiler reads the counter $1],
  [ks_cv_counter_$1],
  [AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [[$2]
$3])],
    [ks_cv_counter_$1=yes], [ks_cv_counter_$1=no])])
AS_IF([test "$ks_cv_counter_$1" = yes],
  [AC_DEFINE([HAVE_COUNTER_]m4_toupper([$1]), [1],
    [Define to 1 if the compiler reads the cycle counter $1.])
  ks_counters="$ks_counters $1"])
])

# KS_COUNTERS
# -----------
# Each of these has a file in src/clock/ that says what it is.
AC_DEFUN([KS_COUNTERS],
[ks_counters=
KS_COUNTER([tsc], [unsigned a, d;],
  [__asm__ __volatile__("rdtsc" : "=a" (a), "=d" (d));])
KS_COUNTER([cntvct], [__extension__ unsigned long long v;],
  [__asm__ __volatile__("isb\n\tmrs %0, cntvct_el0" : "=r" (v));])
KS_COUNTER([armvct], [unsigned long h, l;],
  [__asm__ __volatile__("mrrc p15, 1, %0, %1, c14" : "=r" (l), "=r" (h));])
KS_COUNTER([armpmc], [unsigned long v;],
  [__asm__ __volatile__("mrc p15, 0, %0, c9, c13, 0" : "=r" (v));])
KS_COUNTER([xscale], [unsigned long v;],
  [__asm__ __volatile__("mrc p14, 0, %0, c1, c0, 0" : "=r" (v));])
KS_COUNTER([ppctb], [unsigned long h, l;],
  [__asm__ __volatile__("mftbu %0" : "=r" (h));
   __asm__ __volatile__("mftb %0" : "=r" (l));])
KS_COUNTER([sparctick], [unsigned long h, l;],
  [__asm__ __volatile__("rd %%tick, %%g1\n\tsrlx %%g1, 32, %0\n\t"
     "srl %%g1, 0, %1" : "=&r" (h), "=r" (l) : : "g1");])
KS_COUNTER([rpcc], [unsigned long v;],
  [__asm__ __volatile__("rpcc %0" : "=r" (v));])
KS_COUNTER([rdhwr], [unsigned long v;],
  [__asm__ __volatile__(".set push\n\t.set mips32r2\n\t"
     "rdhwr %0, \@S|@2\n\t.set pop" : "=r" (v));])
KS_COUNTER([rdtime], [unsigned long v;],
  [__asm__ __volatile__("rdtime %0" : "=r" (v));])
KS_COUNTER([stck], [__extension__ unsigned long long v;],
  [__asm__ __volatile__("stck %0" : "=Q" (v) : : "cc");])
KS_COUNTER([cr16], [unsigned long v;],
  [__asm__ __volatile__("mfctl %%cr16, %0" : "=r" (v));])
KS_COUNTER([loong], [unsigned long v, i;],
  [__asm__ __volatile__("rdtime.d %0, %1" : "=r" (v), "=r" (i));])
])
