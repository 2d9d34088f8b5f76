# ks_clocks.m4 - which clocks of the system can be compiled here
# serial 1

# KS_CLOCKS
# ---------
# Define HAVE_CLOCK_GETTIME, HAVE_GETTIMEOFDAY, HAVE_GETHRTIME (Solaris),
# HAVE_MACH_ABSOLUTE_TIME (macOS) and HAVE_READ_REAL_TIME (AIX) for the
# files in src/clock/.  Whether a clock works, how fine it is and whether it
# can run backwards is found out by kernstone when it runs, not here.
# $ks_clocks lists what was found.
AC_DEFUN([KS_CLOCKS],
[KS_SEARCH_LIBS([clock_gettime], [rt posix4])
KS_CHECK_FUNCS([ \
	clock_gettime \
	gethrtime \
	gettimeofday \
	mach_absolute_time \
	read_real_time \
])
ks_clocks=
for ks_func in clock_gettime gethrtime gettimeofday mach_absolute_time \
    read_real_time; do
	AS_VAR_IF([ac_cv_func_$ks_func], [yes],
	    [ks_clocks="$ks_clocks $ks_func"])
done
])
