#!/bin/sh
# lmbench.sh - results files of lmbench are read: figures as lmbench's own
# summary has them, where that is right

. $srcdir/indata.sh

command=report
cat >$w.cases <<'END'
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
. ../golden.sh

cat $bad
test -s $bad && exit 1
exit 0
