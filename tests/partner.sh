#!/bin/sh
# partner.sh - the other processes of a benchmark end with it: after finish,
# and when the one that measures is killed

$TARGET_RUN ./t_partner || exit 1
if test "$KERNSTONE_TESTS" = short && test -n "$TARGET_RUN"; then
	echo "the rest is left out: emulated, it takes long"
	exit 0
fi

. $srcdir/benchdir.sh

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
rm -rf $TMPDIR/*
for point in `$TARGET_RUN ./t_bench -l`
do
	$TARGET_RUN ./t_bench $point 5 >$dir/out 2>&1
	case $? in
	0|77)	;;
	*)	cat $dir/out
		status=1 ;;
	esac
done
if rmdir $TMPDIR
then
	:
else
	echo "left behind:"
	ls $TMPDIR
	status=1
fi
exit $status
