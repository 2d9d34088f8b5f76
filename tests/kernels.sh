#!/bin/sh
# kernels.sh - no compiler, however it is told to optimise, thins out the loops
# of operations and of memory

. $srcdir/long.sh

dir=kernels.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15

bench=$top_srcdir/src/bench
loops="$bench/lat_ops.c $bench/par_ops.c $bench/libread.c $bench/libwrite.c
    $bench/librdwr.c $bench/libcopy.c"
flags="-I$top_builddir -I$top_srcdir/compat -I$top_srcdir/src -I$srcdir"
libs="$top_builddir/src/libkernstone.a
    $top_builddir/compat/libcompat.a -lm"

status=0
for how in "$CC|-O0" "$CC|-O1" "$CC|-O2" "$CC|-O3" 'clang|-O2' 'clang|-O3'
do
	cc=`echo "$how" | sed 's/|.*//'`
	opt=`echo "$how" | sed 's/.*|//'`
	if test "$cc" = clang && test -n "$TARGET_RUN"
	then
		continue
	fi
	if $cc $opt $CPPFLAGS $flags -o $dir/t_kernel $srcdir/t_kernel.c \
	    $loops $libs >$dir/out 2>&1
	then
		:
	else
		echo "$cc $opt does not compile this:"
		sed 5q $dir/out
		test "$cc" = clang || status=1
		continue
	fi
	if $TARGET_RUN $dir/t_kernel >$dir/out 2>&1
	then
		echo "$cc $opt: `tail -1 $dir/out`"
	else
		echo "$cc $opt:"
		cat $dir/out
		status=1
	fi
done
exit $status
