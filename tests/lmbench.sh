#!/bin/sh
# lmbench.sh - results files of lmbench are read: figures as lmbench's own
# summary has them, where that is right

here=`pwd`
ks=`cd $top_builddir/src && pwd`/kernstone
out=$here/lmbench.out
failed=0
trap 'rm -f $out' 0

cd $srcdir/data || exit 1
while read want args; do
	$TARGET_RUN $ks report $args >$out 2>&1
	status=$?
	if test $status -eq 0 && cmp -s $want $out; then :; else
		echo "report $args: status $status"
		diff $want $out
		failed=1
	fi
done <<END
lm-1.want --layout=1.0 lm-1.txt
lm-2.want lm-2.txt
lm-3.want --layout=3 lm-3.txt
lm-3-19.want --layout=1.9 lm-3.txt
lm-odd.want -v lm-odd.txt
lm-004.want --layout=3 lm-004.txt
lm-057.want --layout=3 lm-057.txt
lm-131.want --layout=3 lm-131.txt
lm-all.want lm-2.txt marks.ks lm-3.txt
END
exit $failed
