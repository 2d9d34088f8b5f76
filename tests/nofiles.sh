#!/bin/sh
# nofiles.sh - what measures memory and the CPU opens no file meanwhile; not
# /proc and not /sys, to look up there what it should find

. $srcdir/long.sh
. $srcdir/needstrace.sh
. $srcdir/benchdir.sh

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
