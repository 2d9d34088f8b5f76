#!/bin/sh
# nofiles.sh - what measures memory and the CPU opens no file meanwhile; not
# /proc and not /sys, to look up there what it should find

if test "$KERNSTONE_TESTS" = short; then
	echo "left out, as it takes long"
	exit 77
fi

if test -n "$TARGET_RUN"
then
	echo "SKIP: emulated, strace would show the emulator"
	exit 77
fi
(strace -f $top_builddir/src/hello) >/dev/null 2>&1
if test $? != 0
then
	echo "SKIP: no strace, or no permission to use it, or a sanitizer"
	exit 77
fi

dir=nofiles.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
TMPDIR=`pwd`/$dir
export TMPDIR

status=0
for point in Mhz Caches TLB LineSize LatMem/stride=128/size=1K \
    LatMem/random/size=512K ParMem/size=512K BwMem/read/size=512K
do
	strace -f -o $dir/raw ./t_bench $point 1000 >$dir/out 2>&1
	case $? in
	0)	;;
	77)	cat $dir/out
		continue ;;
	*)	cat $dir/out
		status=1
		continue ;;
	esac
	if test "`grep -c kernstone-loop $dir/raw`" != 2
	then
		echo "$point: was not measured"
		status=1
	fi
	sed '1,/kernstone-loop/d' $dir/raw | sed '/kernstone-loop/,$d' |
	    sed -n '/open[a-z0-9]*(/p' >$dir/open
	if test -s $dir/open
	then
		echo "$point opens files while it measures:"
		cat $dir/open
		status=1
	fi
done
exit $status
