#!/bin/sh
# nowrite.sh - a run that cannot write the first line of its results says why,
# in one line; one that finds no clock leaves no file

. $srcdir/owndir.sh
bad=0

$TARGET_RUN $KS run --clock=sundial -o new LatSyscall/null > out 2> err
test $? -eq 2 || bad=1
grep sundial err > /dev/null || bad=1
if test -f new; then
	echo "an empty file is left"
	bad=1
fi

if test -c /dev/full; then
	$TARGET_RUN $KS run -q -o - LatSyscall/null > /dev/full 2> all
	status=$?
	grep -v '^Other work takes' all > err	# a busy machine says that too
	message='standard output: No space left on device$'
	test $status -eq 2 && test `wc -l < err` -eq 1 &&
	    grep "$message" err > /dev/null || {
		echo "on a full disk: status $status, and"
		cat err
		bad=1
	}
fi
exit $bad
