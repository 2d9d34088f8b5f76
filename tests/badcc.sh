#!/bin/sh
# badcc.sh - configure ends with what to do where the compiler is too old, is
# for another machine, or has no C library, and where CONFIG_SITE lies

. $srcdir/long.sh
case `$top_builddir/config.status --config` in
*--host=*)
	echo "this build is a cross build itself"
	exit 77 ;;
esac

work=`pwd`/badcc.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work || exit 1
status=0

# A compiler from before C89, which knows no prototypes;
cat >$work/old <<EOF
#!$SHELL
for arg in "\$@"; do
	case \$arg in
	*.c)
		grep '[a-z0-9_] *((*void)' "\$arg" >/dev/null && prototype=1
		grep '[a-z0-9_] *([a-z ]*\(int\|char\|double\) [*a-z]' "\$arg" \
		    >/dev/null && prototype=1 ;;
	esac
done
test -z "\$prototype" || {
	echo "syntax error in the list of arguments" >&2
	exit 1
}
exec $CC "\$@"
EOF
# one whose programs do not run here;
cat >$work/foreign <<EOF
#!$SHELL
$CC "\$@" || exit 1
out=a.out
last=
for arg in "\$@"; do
	case \$arg in
	-c | -E | -S)
		exit 0 ;;
	esac
	case \$last in
	-o)
		out=\$arg ;;
	esac
	last=\$arg
done
test -f \$out || exit 0
echo 'exit 99' >\$out
EOF
# and one that can compile only.
cat >$work/bare <<EOF
#!$SHELL
for arg in "\$@"; do
	case \$arg in
	-c | -E | -S)
		exec $CC "\$@" ;;
	esac
done
echo "cannot find -lc" >&2
exit 1
EOF
chmod +x $work/old $work/foreign $work/bare

# COMPILER WHAT: configure fails with it, and says what in its error
while read name what; do
	(mkdir $work/$name.d && cd $work/$name.d && CONFIG_SITE= $SHELL \
	    $abs_top_srcdir/configure -q --disable-dependency-tracking \
	    CC=$work/$name) >$work/out 2>&1 && {
		echo "$name: configure did not fail"
		continue
	}
	sed -n '/error:/,$p' $work/out | grep "$what" >/dev/null || {
		echo "$name: does not say \"$what\":"
		cat $work/out
	}
done >$work/bad <<'EOF'
old ANSI C.*: ./configure CC=gcc
foreign [-]-host=TRIPLET
bare install the C library of the target
EOF
cat $work/bad
test -s $work/bad && status=1

# An answer that is not true is named, and where it may have come from.
echo 'ks_asked=time_travel ac_cv_func_time_travel=yes' >$work/lie.site
(mkdir $work/lie && cd $work/lie && CONFIG_SITE=$work/lie.site $SHELL \
    $abs_top_srcdir/configure -q CC="$CC") >$work/out 2>&1 && {
	echo "a lie of CONFIG_SITE: configure did not fail"
	status=1
}
grep 'do not link: time_travel (' $work/out >/dev/null &&
    grep 'CONFIG_SITE' $work/out >/dev/null || {
	echo "a lie of CONFIG_SITE is not named:"
	cat $work/out
	status=1
}
exit $status
