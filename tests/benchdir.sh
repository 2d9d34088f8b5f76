#!/bin/sh
# benchdir.sh - sourced by tests of benchmarks: $dir of their own, removed in
# the end; in it $TMPDIR, which any user may write to; where the helpers are

dir=`basename $0 .sh`.$$
mkdir $dir $dir/tmp || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
chmod 755 $dir
chmod 777 $dir/tmp
work=`pwd`/$dir
TMPDIR=$work/tmp
KERNSTONE_LIBEXEC=`cd $top_builddir/src && pwd`
export TMPDIR KERNSTONE_LIBEXEC
