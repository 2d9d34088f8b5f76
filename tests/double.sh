#!/bin/sh
# double.sh - twice as many operations take twice as long

dir=double.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
TMPDIR=`pwd`/$dir
KERNSTONE_LIBEXEC=`cd $top_builddir/src && pwd`
export TMPDIR KERNSTONE_LIBEXEC

status=0
for point in `$TARGET_RUN ./t_bench -l`
do
	$TARGET_RUN ./t_bench -d $point
	case $? in
	0|77)	;;
	*)	status=1 ;;
	esac
done
exit $status
