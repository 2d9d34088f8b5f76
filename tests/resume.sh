#!/bin/sh
# resume.sh - an interrupted run leaves a valid file, and can go on

. $srcdir/long.sh
. $srcdir/owndir.sh
bad=0

# Interrupt a run in its second round.
$TARGET_RUN $KS run -r 3 -o r.ks LatSyscall/null LatSyscall/read 2> err &
pid=$!
line='^Benchmark.* 1 round'
file=r.ks
. $abs_top_srcdir/tests/interrupt.sh
grep "interrupted; 'kernstone run --resume r.ks' goes on" err > /dev/null || {
	echo "not told how to go on:"
	cat err
	bad=1
}
if tail -1 r.ks | grep '^# end' > /dev/null; then
	echo "an interrupted run says it is complete"
	bad=1
fi
$TARGET_RUN $KS report r.ks > /dev/null || {
	echo "the file of an interrupted run cannot be read"
	bad=1
}

# A crash may cut the last line short: it goes, the others stay.
lines=`grep -c '^Benchmark' r.ks`
echo 'BenchmarkLatSyscall/read 12345 99' | tr -d '\012' >> r.ks
$TARGET_RUN $KS run --resume r.ks > tables 2> err || {
	echo "resume: status $?"
	cat err
	bad=1
}
grep '12345 99' r.ks && bad=1
for p in null read; do
	n=`grep -c "^BenchmarkLatSyscall/$p .* round" r.ks`
	if test "$n" -ne 3; then
		echo "LatSyscall/$p has $n rounds of 3"
		bad=1
	fi
done
test "`tail -1 r.ks`" = "# end" || bad=1

# More rounds, in all.
$TARGET_RUN $KS run --resume r.ks -r 5 > tables 2> err || bad=1
n=`grep -c "^BenchmarkLatSyscall/null .* round" r.ks`
if test "$n" -ne 5; then
	echo "LatSyscall/null has $n rounds of 5"
	bad=1
fi

# Another host's file is refused, and not touched.
sed 's/^host: .*/host: elsewhere/' r.ks > other.ks
cp other.ks before.ks
$TARGET_RUN $KS run --resume other.ks > out 2> err
if test $? -ne 2 || grep "host 'elsewhere'" err > /dev/null; then
	:
else
	cat err
	bad=1
fi
grep "host 'elsewhere'" err > /dev/null || bad=1
cmp other.ks before.ks || bad=1
exit $bad
