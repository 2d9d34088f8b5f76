#!/bin/sh
# nospace.sh - a results file on a full disk: told in one line, status 2; what
# was measured before stays, and the run can go on elsewhere

if unshare -m true 2> /dev/null; then
	:
else
	echo "cannot mount a small file system here"
	exit 77
fi
. $srcdir/owndir.sh

mkdir small
cat > try << END
mount -t tmpfs -o size=12k none small || exit 77
TMPDIR=\`pwd\`
export TMPDIR
$TARGET_RUN $KS run -r 20 -t 0.001 -o small/r.ks LatSyscall > out 2> all
echo \$? > status
grep -v '^Other work takes' all > err	# a busy machine says that too
cp small/r.ks .
END
unshare -m sh ./try
case $? in
77)
	echo "cannot mount a small file system here"
	exit 77 ;;
esac
bad=0
test "`cat status`" = 2 || {
	echo "status `cat status`"
	bad=1
}
test -s out && {
	echo "tables of a run that ended early"
	bad=1
}
grep '^kernstone run: small/r.ks: No space left on device$' err > /dev/null &&
    test `wc -l < err` -eq 1 || {
	cat err
	bad=1
}
$TARGET_RUN $KS report -v r.ks > tables 2> err || {
	echo "what was measured cannot be read:"
	cat err
	bad=1
}
grep 'LatSyscall/null .* round' tables > /dev/null || {
	echo "what was measured is lost"
	bad=1
}
exit $bad
