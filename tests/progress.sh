#!/bin/sh
# progress.sh - on a terminal a run says how far it is; elsewhere not

. $srcdir/long.sh
. $srcdir/owndir.sh

$TARGET_RUN $KS run -r 2 -o a.ks LatSyscall/null > out 2> err || exit 1
if grep 'rounds' err > /dev/null; then
	echo "progress is shown where there is no terminal:"
	cat err
	exit 1
fi
if script -qec true /dev/null > out 2>&1 < /dev/null; then
	:
else
	echo "no script(1): cannot have a terminal"
	exit 77
fi
script -qec "$TARGET_RUN $KS run -r 2 -o b.ks LatSyscall/null" typescript \
    > out 2>&1 < /dev/null
tr '\015' '\012' < typescript > lines
grep '^1 of 2 rounds, [0-9]* s left: LatSyscall/null, round 2' lines \
    > /dev/null || {
	echo "no progress on a terminal:"
	cat lines
	exit 1
}
exit 0
