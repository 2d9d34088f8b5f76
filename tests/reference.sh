#!/bin/sh
# reference.sh - real results files: every figure that lmbench 3's own summary
# prints of them is found, but for those in which that is wrong

. $srcdir/indata.sh

for n in 002 004 011 057 101 121 131; do
	$TARGET_RUN $ks report --layout=3 lm-$n.txt | sed '/^  [^ ].* /d' |
	    awk -f ../tables.awk >$w.got
	awk -f ../tables.awk ref-$n.txt >$w.want
	# the first two columns are names, some of which were replaced
	(sed 's/^/</' $w.want; sed 's/^/>/' $w.got) |
	    awk -f ../figures.awk least=5 - |
	    sed -e '/|[12]: /d' -e "s/^/$n /"
done >$w.diff
sed -e '/^#/d' -e '/^$/d' ref-wrong.txt >$w.want
cmp -s $w.want $w.diff || {
	echo "differences known (<) and found (>):"
	diff $w.want $w.diff
} >>$bad
cat $bad
test -s $bad && exit 1
exit 0
