#!/bin/sh
# partner.sh - the other processes of a benchmark end with it: after finish,
# and when the one that measures is killed

$TARGET_RUN ./t_partner || exit 1
if test "$KERNSTONE_TESTS" = short && test -n "$TARGET_RUN"; then
	echo "the rest is left out: emulated, it takes long"
	exit 0
fi

dir=partner.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
TMPDIR=`pwd`/$dir
KERNSTONE_LIBEXEC=`cd $top_builddir/src && pwd`
export TMPDIR KERNSTONE_LIBEXEC

# What a benchmark leaves running holds our pipe open: cat does not end.
status=0
for point in `$TARGET_RUN ./t_bench -l`
do
	for mode in -b -k
	do
		echo $point $mode
		($TARGET_RUN ./t_bench $mode $point 5 2>&1 || :) |
			cat >$dir/out
	done
done

# What was not killed removed its directory too.
rm -rf $dir/*
for point in `$TARGET_RUN ./t_bench -l`
do
	$TARGET_RUN ./t_bench $point 5 >$dir.out 2>&1
	case $? in
	0|77)	;;
	*)	cat $dir.out
		status=1 ;;
	esac
done
rm -f $dir.out
if rmdir $dir
then
	mkdir $dir
else
	echo "left behind:"
	ls $dir
	status=1
fi
exit $status
