# ks_prog_cc.m4 - a C compiler that is good enough, or what to do
# serial 1

# KS_PROG_CC
# ----------
# AC_PROG_CC, whose errors then also say what to do, and a compiler of C89 at
# least: the one that comes with SunOS 4 knows nothing of prototypes.
AC_DEFUN([KS_PROG_CC],
[m4_pushdef([AC_MSG_FAILURE], m4_defn([KS_CC_FAILURE]))dnl
AC_PROG_CC
m4_popdef([AC_MSG_FAILURE])dnl
AS_IF([test "$ac_cv_prog_cc_c89" = no],
    [AC_MSG_ERROR([$CC knows no ANSI C (C89): install another compiler, dnl
gcc 2 or later will do, and name it: ./configure CC=gcc])])
])

# KS_CC_FAILURE(MESSAGE, [STATUS])
m4_define([KS_CC_FAILURE],
[AC_MSG_ERROR([$1 (config.log says why).
    Name a compiler of ANSI C that works here: ./configure CC=gcc, without dnl
odd CFLAGS.  When cross compiling, give --host=TRIPLET, and install the C dnl
library of the target and its headers, as well as the compiler for it.],
    [$2])])
