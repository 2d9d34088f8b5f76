# ks_decls.m4 - functions that headers of old systems forget to declare
# serial 1

# KS_DECLS
# --------
# A function that no header declares is taken to give an int, which is right
# for most.  These give something else; compat.h declares those that the
# headers do not.  SunOS 4 lacks strtol and strtoul; Ultrix declares little
# to those who do not ask for POSIX.
AC_DEFUN([KS_DECLS],
[AC_CHECK_DECLS([getcwd, getenv, lseek, strtod, strtol, strtoul], [], [],
    [#include <sys/types.h>
#include <stdlib.h>
#include <unistd.h>
])
])
