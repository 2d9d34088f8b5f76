#!/bin/sh
# pretend.sh - what is known of systems that nobody has any more goes
# together, and scripts/pretend refuses others

status=0
out=pretend.$$.out
trap 'rm -f $out' 0
trap 'exit 1' 1 2 15
hosts=$top_srcdir/tests/hosts
script=$abs_top_srcdir/scripts/pretend

$SHELL $script --help | grep '^usage: ' >/dev/null || {
	echo "--help does not say how it is used"
	status=1
}
for args in '' multics 'ultrix-4.5 multics'; do
	$SHELL $script $args >$out 2>&1
	test $? -eq 2 -a `wc -l <$out` -eq 1 || {
		echo "pretend $args: not one line and status 2:"
		cat $out
		status=1
	}
done
grep 'no system multics: expected .*ultrix-4.5' $out >/dev/null || {
	cat $out
	status=1
}

# Each has what the script wants; a function that the site file says is not
# there is not in the C library either, one that nothing works without is.
floor=`sed -n '/^\[ks_floor=/,/"$/p' $top_srcdir/m4/ks_floor.m4 |
    sed -e 's/.*ks_floor="//' -e 's/"$//' -e 's/ dnl$//'`
for site in $hosts/*.site; do
	base=`echo $site | sed 's/\.site$//'`
	test -f $base.libc -a -f $base.skips || {
		echo "$site: no libc or skips for it"
		status=1
		continue
	}
	sed 's/#.*//' $base.libc | tr ' ' '\012' | sed '/^$/d' >$out
	echo $floor | tr ' ' '\012' | cat - $out | sort | uniq -d >$out.2
	test `echo $floor | wc -w` -eq `wc -l <$out.2` || {
		echo "$base.libc has not all of m4/ks_floor.m4"
		status=1
	}
	sed -n 's/^ac_cv_func_\(.*\)=no$/\1/p' $site | cat - $out | sort |
	    uniq -d >$out.2
	test -s $out.2 && {
		echo "$base.libc has, and $base.site has not:" `cat $out.2`
		status=1
	}
	rm -f $out.2
done
exit $status
