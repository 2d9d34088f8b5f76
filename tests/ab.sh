#!/bin/sh
# ab.sh - kernstone ab: two equal sides are the same; prefixes reach the
# rounds; what a prefix breaks fails; an interrupt leaves two valid files

. $srcdir/long.sh
. $srcdir/owndir.sh
bad=0
ab="$TARGET_RUN $KS ab --dir=."

# Nothing differs: the same, within a threshold wide enough for any machine;
# the same number of operations in a batch on both sides.
$ab -r 9 -o same --threshold=50% LatSyscall/null LatPipe > out 2> err || {
	echo "ab: status $?"
	cat err
	bad=1
}
n=`grep -c '^    same within' out`
if test "$n" -ne 2; then
	cat out
	bad=1
fi
for f in same.a.ks same.b.ks; do
	test "`tail -1 $f`" = "# end" || bad=1
	sed -n -e 's/ round.* \([0-9]*\) batch.*/ \1/' \
	    -e 's/^Benchmark\([^ ]*\) .* \([0-9]* [0-9]*\)$/\1 \2/p' \
	    $f > $f.batch
	n=`grep -c '^BenchmarkLatPipe .* round' $f`
	if test "$n" -ne 9; then
		echo "$n rounds of LatPipe in $f, not 9"
		bad=1
	fi
done
if test -s same.a.ks.batch && cmp same.a.ks.batch same.b.ks.batch; then
	:
else
	diff same.a.ks.batch same.b.ks.batch
	bad=1
fi

# compare says the same of the two files, and refuses to go on with one.
$TARGET_RUN $KS compare --threshold=50% same.a.ks same.b.ks > again || bad=1
grep 'Measured in turn' again > /dev/null || bad=1
grep '^   *same' out > o1
grep '^   *same' again > o2
cmp o1 o2 || bad=1
$TARGET_RUN $KS run --resume same.a.ks > out 2> err
if test $? -ne 2; then
	echo "one side of ab is resumed"
	bad=1
fi

# A prefix is run in front of every round, in this directory; one that ends in
# a program called kernstone... runs that.
cat > note <<'EOT'
#!/bin/sh
echo "$*" >> noted
exec "$@"
EOT
chmod +x note
real=`cd \`dirname $KS\` && pwd`/kernstone
case $TARGET_RUN in
"")
	$ab -r 2 -o pre --a './note' --b "./note $real" LatSyscall/null \
	    > out 2> err || bad=1
	n=`grep -c 'kernstone _round point=LatSyscall/null' noted`
	if test "$n" -lt 4; then
		cat noted
		bad=1
	fi
	;;
esac

# A prefix that is not there, and one that says something else.
$ab -r 2 -o no --b ./nosuch LatSyscall/null > out 2> err
status=$?
grep '^--- FAIL: BenchmarkLatSyscall/null: .*No such file' no.b.ks \
    > /dev/null || bad=1
test $status -eq 2 || test $status -eq 3 || bad=1
$ab -r 2 -o echo --b 'echo hello' LatSyscall/null > out 2> err
status=$?
grep '^--- FAIL: .*not "hello' echo.b.ks > /dev/null || bad=1
test $status -eq 2 || test $status -eq 3 || bad=1

# Existing files are not touched.
cp same.a.ks before
$ab -r 2 -o same LatSyscall/null > out 2> err
test $? -eq 2 || bad=1
cmp same.a.ks before || bad=1

# An interrupt.
$ab -r 50 -o int LatSyscall/null > out 2> err &
pid=$!
line='^Benchmark'
file=int.b.ks
. $abs_top_srcdir/tests/interrupt.sh
a=`grep -c '^Benchmark' int.a.ks`
b=`grep -c '^Benchmark' int.b.ks`
if test "$a" -ne "$b"; then
	echo "after an interrupt $a rounds of a and $b of b"
	bad=1
fi
$TARGET_RUN $KS compare int.a.ks int.b.ks > out 2> err || {
	cat err
	bad=1
}
if ls | grep '^ks'; then
	echo "something is left"
	bad=1
fi
exit $bad
