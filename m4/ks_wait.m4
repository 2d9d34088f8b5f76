# ks_wait.m4 - the type of what waitpid(2) tells
# serial 1

# KS_WAIT
# -------
# Define KS_WAIT_STATUS as int, or as union wait where a header declares
# waitpid() with a pointer to that.  The bits are the same, and waitpid.c
# gives them as an int: macros like WIFEXITED want the one type here and the
# other there, or a variable, and are not used.
AC_DEFUN([KS_WAIT],
[AC_CACHE_CHECK([for the type of a wait status], [ks_cv_wait_status],
    [ks_cv_wait_status=int
    AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#include <sys/types.h>
#include <sys/wait.h>
pid_t waitpid(pid_t, union wait *, int);]])],
	[AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#include <sys/types.h>
#include <sys/wait.h>
pid_t waitpid(pid_t, int *, int);]])], [],
	    [ks_cv_wait_status='union wait'])])])
AC_DEFINE_UNQUOTED([KS_WAIT_STATUS], [$ks_cv_wait_status],
    [The type of what waitpid() tells.])
])
