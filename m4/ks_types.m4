# ks_types.m4 - types that old systems lack
# serial 1

# KS_TYPES
# --------
# Define in config.h, where the host does not: pid_t, size_t and ssize_t
# (<sys/types.h>), rlim_t (<sys/resource.h>), sig_atomic_t (<signal.h>),
# socklen_t (<sys/socket.h>).
AC_DEFUN([KS_TYPES],
[AC_TYPE_PID_T
AC_TYPE_SIZE_T
AC_TYPE_SSIZE_T
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
