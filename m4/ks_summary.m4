# ks_summary.m4 - what configure found, in short
# serial 1

# KS_MISSING(BENCHMARK, WHY)
# --------------------------
# Note for the summary that a benchmark will be missing.  The names alone
# are for a test that the program says so too.
AC_DEFUN([KS_MISSING],
[ks_missing="$ks_missing
	$1: $2"
ks_missing_names="$ks_missing_names $1"
AC_SUBST([ks_missing_names])])

# KS_SUMMARY
# ----------
# To be called last.  Prints what the probes of kinds found, ks_clocks and
# ks_counters (lists of names, from KS_CLOCKS and KS_COUNTERS), the shims in
# use, and what is missing.
AC_DEFUN([KS_SUMMARY],
[ks_shims=`AS_ECHO(["$LIBOBJS"]) |
    sed 's/[[^ ]]*}//g; s/\.$ac_objext//g; s/^ *//; s/\$U//g'`
AS_CASE([$ks_cv_signal],
[asked], [ks_signal_text='unless SA_RESTART is given'],
[unless], [ks_signal_text='if SA_INTERRUPT is given'],
[ks_signal_text='always'])
test -n "$ks_shims" || ks_shims=none
test -n "$ks_clocks" || ks_clocks=' none'
test -n "$ks_counters" || ks_counters=' none'
AC_MSG_NOTICE([
$PACKAGE_STRING is configured.
    the CPU it is for:      $ks_cv_cpu
    a signal interrupts:    $ks_signal_text
    mmap can map:           $ks_cv_mmap
    a wait status is:       $ks_cv_wait_status
    clocks that compile:   $ks_clocks
    counters that compile: $ks_counters
    shims in use:           $ks_shims
    benchmarks that will be missing:${ks_missing-
	none}])
])
