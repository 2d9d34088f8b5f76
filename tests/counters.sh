#!/bin/sh
# counters.sh - each cycle counter that is compiled in is read on this CPU: it
# is found to work, or refused with a reason
#
# Where the system lets a process forbid itself the instruction (PR_SET_TSC of
# Linux), that makes the counter one to be refused.

dir=counters.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15

# As configure and as kernstone calls them.
cat >$dir/names <<'END'
ARMPMC pmccntr
ARMVCT cntvct
CNTVCT cntvct_el0
CR16 cr16
LOONG rdtime.d
PPCTB timebase
RDHWR rdhwr
RDTIME rdtime
RPCC rpcc
SPARCTICK tick
STCK stck
TSC rdtsc
XSCALE ccnt
END

$TARGET_RUN $KS info >$dir/info || exit 1
sed -n '/^clocks that work$/,/^$/p' $dir/info >$dir/work
sed -n '/^clocks refused$/,/^$/p' $dir/info >$dir/refused

status=0
for macro in `sed -n 's/^#define HAVE_COUNTER_\([A-Z0-9]*\) 1$/\1/p' \
    $top_builddir/config.h`
do
	name=`sed -n "s/^$macro //p" $dir/names`
	if test -z "$name"
	then
		echo "counter $macro: not in the list of this test"
		status=1
	elif grep "^  $name  *tick" $dir/work >/dev/null
	then
		echo "$name works:" \
		    `sed -n "s/^  $name  *\(tick.*\)/\1/p" $dir/work`
	elif grep "^  $name  *[a-z][a-z]* .*" $dir/refused >/dev/null
	then
		echo "$name is refused:" \
		    `sed -n "s/^  $name  *\(.*\)/\1/p" $dir/refused`
	else
		echo "$name neither works nor is refused with a reason:"
		sed -n '/^clocks/,$p' $dir/info
		status=1
	fi
done

# Built only where it can be.
if grep '^#define HAVE_COUNTER_TSC 1' $top_builddir/config.h >/dev/null &&
    test -z "$TARGET_RUN" &&
    $CC $CPPFLAGS -I$top_builddir -I$top_srcdir/compat -I$top_srcdir/src \
	-I$srcdir -o $dir/t_notsc $srcdir/t_notsc.c \
	$top_builddir/src/libkernstone.a \
	$top_builddir/compat/libcompat.a -lm >$dir/out 2>&1
then
	$dir/t_notsc || status=1
else
	echo "no PR_SET_TSC, or an emulator between: the counter is not" \
	    "forbidden"
fi
exit $status
