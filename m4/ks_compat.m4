# ks_compat.m4 - the functions of the C library we can do without
# serial 1

# KS_COMPAT
# ---------
# Each function has a file of its name in compat/, which is compiled where
# the host lacks it; compat.h maps the name to ours.
AC_DEFUN([KS_COMPAT],
[KS_REPLACE_FUNCS([ \
	getopt_long \
	memmove \
	snprintf \
	strerror \
	strtoul \
	vsnprintf \
])
KS_WAIT
KS_DECLS
# The shim of strerror wants the system's own texts.
AS_IF([test "$ac_cv_func_strerror" = no], [
	AC_CACHE_CHECK([for sys_errlist], [ks_cv_var_sys_errlist],
	    [AC_LINK_IFELSE([AC_LANG_PROGRAM([[
extern char *sys_errlist[];
extern int sys_nerr;]], [[
return sys_errlist[sys_nerr - 1] == 0;]])],
		[ks_cv_var_sys_errlist=yes], [ks_cv_var_sys_errlist=no])])
	AS_IF([test "$ks_cv_var_sys_errlist" = yes],
	    [AC_DEFINE([HAVE_SYS_ERRLIST], [1],
		[Define to 1 if you have sys_errlist and sys_nerr.])])
])
])
