# ks_floor.m4 - what kernstone cannot do without
# serial 1

# KS_FLOOR
# --------
# The functions beyond C89 that every file may call: a BSD of 1990 has them.
# One program is linked that refers to all; only where that fails is each
# tried, and configure ends with the names of those that are missing.
AC_DEFUN([KS_FLOOR],
[ks_floor="accept access alarm bind chdir chmod close closedir connect dup dnl
dup2 execv execve fcntl fdopen fork fstat ftruncate getcwd gethostname dnl
getpid getppid getrlimit getrusage getsockname gettimeofday isatty kill dnl
listen lseek lstat mkdir open opendir pipe putenv read readdir readlink dnl
rmdir select setitimer setpgid setrlimit setsid setsockopt sigaction dnl
sigaddset sigemptyset sigprocmask sigsuspend socket socketpair stat dnl
sysconf unlink wait waitpid write"
AC_CACHE_CHECK([for the system calls that nothing works without],
    [ks_cv_floor], [
KS_LINK_ALL([$ks_floor], [ks_cv_floor=yes], [
	ks_cv_floor=
	for ks_need in $ks_floor; do
		KS_LINK_ALL([$ks_need], [],
		    [ks_cv_floor="$ks_cv_floor $ks_need"])
	done
	ks_cv_floor="no:$ks_cv_floor"])])
AS_CASE([$ks_cv_floor], [yes], [],
    [AC_MSG_ERROR([this system, or the C library that $CC links, lacks dnl
what kernstone cannot do without: dnl
`AS_ECHO(["$ks_cv_floor"]) | sed 's/^no: *//'`. When cross compiling, dnl
install the C library of the target and name it (CC="$CC dnl
--sysroot=DIRECTORY"); else set LIBS to the library that has it])])
ks_claims="$ks_claims $ks_floor"
])
