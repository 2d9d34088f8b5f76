#!/bin/sh
# probes.sh - what configure may do: nothing is run, nothing is asked in vain

. $srcdir/long.sh

bad=probes.$$
trap 'rm -f $bad' 0
trap 'exit 1' 1 2 15
probes=`echo $top_srcdir/configure.ac $top_srcdir/m4/ks_*.m4`

(# a program for another machine must configure too
grep 'AC_RUN_IFELSE\|AC_TRY_RUN\|AC_CHECK_FILE\|AC_CANONICAL' $probes |
    sed 's/^/asks what only a native configure knows: /'

# so that KS_CLAIMS knows of them
grep 'AC_CHECK_FUNC\|AC_REPLACE_FUNC\|AC_SEARCH_LIBS\|AC_CHECK_LIB' $probes |
    sed -e '/ks_check_funcs\.m4:/d' -e 's/^/not through KS_: /'

for f in $top_srcdir/m4/ks_*.m4; do
	base=`echo $f | sed 's:.*/::'`
	case `sed 1q $f` in
	"# $base - "*)
		;;
	*)
		echo "$f: line 1 does not begin with # $base - "
	esac
	sed -n 2p $f | grep '^# serial [1-9][0-9]*$' >/dev/null ||
		echo "$f: line 2 is not # serial N"
done

# A pretended host that has nothing answers all that may be missing: this is
# how what we do without it is tested.
site=$top_srcdir/tests/hosts/poor.site
for name in `sed -n 's/^.*\(ks_cv_[a-z_]*[a-z]\).*$/\1/p' $probes | sort -u`
do
	grep "^$name" $site >/dev/null ||
		echo "$name is not in tests/hosts/poor.site"
done
for name in `sed -n '/^\[*KS_[A-Z]*_FUNCS(\[/,/\])/p' $probes |
    sed -e 's/^.*FUNCS(\[//' -e 's/\]).*//' -e 's/\\\\//'`; do
	case $name in
	gettimeofday | strerror | *[!a-z_]*)
		continue ;;
	esac
	grep "^ac_cv_func_$name=no" $site >/dev/null ||
		echo "$name is not in tests/hosts/poor.site"
done

# These are Autoconf's own.
for name in `sed -n 's/^#* *undef \(HAVE_[A-Z0-9_]*\)$/\1/p' \
    $top_srcdir/config.h.in`; do
	case $name in
	HAVE_INTTYPES_H | HAVE_MEMORY_H | HAVE_MINIX_CONFIG_H | \
	HAVE_STDINT_H | HAVE_STDIO_H | HAVE_STDLIB_H | HAVE_STRINGS_H | \
	HAVE_STRING_H | HAVE_SYS_STAT_H | HAVE_SYS_TYPES_H | HAVE_UNISTD_H | \
	HAVE_WCHAR_H)
		continue ;;
	esac
	grep $name `find $top_srcdir/compat $top_srcdir/src -name '*.[ch]' \
	    -print` >/dev/null || echo "$name is asked for and used nowhere"
done) >$bad

cat $bad
test -s $bad && exit 1
exit 0
