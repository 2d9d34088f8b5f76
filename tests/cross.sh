#!/bin/sh
# cross.sh - config.h comes out the same when this is cross compiling: no
# probe runs a program

. $srcdir/long.sh

work=`pwd`/cross.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work || exit 1

# The same arguments as those of this build, but for another build system.
eval "set x `$top_builddir/config.status --config`"
shift
for arg in ${1+"$@"}; do
	case $arg in
	*--host=*)
		echo "this build is a cross build itself"
		exit 77 ;;
	esac
done
(cd $work && $SHELL $abs_top_srcdir/configure -q ${1+"$@"} CC="$CC" \
    --srcdir=$abs_top_srcdir --build=vax-dec-ultrix4 --host=another) \
    >$work/out 2>&1 || {
	cat $work/out
	exit 1
}
sed -n '/checking whether we are cross compiling/{n;p;}' $work/config.log |
grep 'result: yes' >/dev/null || {
	echo "configure does not think that this is cross compiling"
	exit 1
}
diff $top_builddir/config.h $work/config.h
