# ks_extensions.m4 - ask the headers for all they have
# serial 1

# KS_EXTENSIONS
# -------------
# AC_USE_SYSTEM_EXTENSIONS of Autoconf 2.69 does not know these three, which
# later versions define.  Without them <sys/types.h> hides what is not in C89
# when the compiler is told to be strict.
AC_DEFUN([KS_EXTENSIONS],
[AH_VERBATIM([_NETBSD_SOURCE],
[/* For Autoconf 2.69: the extensions of three more systems. */
#ifndef _DARWIN_C_SOURCE
# define _DARWIN_C_SOURCE 1
#endif
#ifndef _NETBSD_SOURCE
# define _NETBSD_SOURCE 1
#endif
#ifndef _OPENBSD_SOURCE
# define _OPENBSD_SOURCE 1
#endif])dnl
AC_DEFINE([_DARWIN_C_SOURCE])
AC_DEFINE([_NETBSD_SOURCE])
AC_DEFINE([_OPENBSD_SOURCE])
])
