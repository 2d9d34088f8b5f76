# ks_types.m4 - types that old systems lack
# serial 1

# KS_TYPES
# --------
# Define in config.h, where the host does not: pid_t, size_t and ssize_t
# (<sys/types.h>), rlim_t (<sys/resource.h>), sig_atomic_t (<signal.h>),
# socklen_t (<sys/socket.h>), uint32_t (<stdint.h>, which compat.h includes
# where it is).  And SIGNED_SIZE_T where size_t is an int: on SunOS 4.
AC_DEFUN([KS_TYPES],
[AC_TYPE_PID_T
AC_TYPE_SIZE_T
AC_TYPE_SSIZE_T
AC_TYPE_UINT32_T
AC_CACHE_CHECK([whether size_t is signed], [ks_cv_size_t_signed],
    [AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#include <sys/types.h>
#include <stddef.h>
char negative[(size_t)-1 > 0 ? -1 : 1];]])],
	[ks_cv_size_t_signed=yes], [ks_cv_size_t_signed=no])])
AS_IF([test "$ks_cv_size_t_signed" = yes],
    [AC_DEFINE([SIGNED_SIZE_T], [1],
	[Define to 1 if size_t has a sign.])])
AC_CHECK_TYPE([rlim_t], [],
    [AC_DEFINE([rlim_t], [long],
	[Define to 'long' if <sys/resource.h> does not define it.])],
    [#include <sys/types.h>
#include <sys/time.h>
#include <sys/resource.h>])
AC_CHECK_TYPE([socklen_t], [],
    [AC_DEFINE([socklen_t], [int],
	[Define to 'int' if <sys/socket.h> does not define it.])],
    [#include <sys/types.h>
#include <sys/socket.h>])
AC_CHECK_TYPE([sig_atomic_t], [],
    [AC_DEFINE([sig_atomic_t], [int],
	[Define to 'int' if <signal.h> does not define it.])],
    [#include <sys/types.h>
#include <signal.h>])
])
