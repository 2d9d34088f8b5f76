#!/bin/sh
# faked.sh - rounds that programs of our own say: those without quiet are made
# again, whatever their unit, and no second one for a pair that has to be; what
# is no line of a round ends its point, not the run

if test -n "$TARGET_RUN"; then
	echo "a prefix is run by this system, the rounds by another"
	exit 77
fi

. $srcdir/owndir.sh
bad=0

# A round of a point says what is in PROGRAM.POINT.ROUND, else PROGRAM.POINT.
cat > kernstone-a << 'END'
#!/bin/sh
for w in "$@"; do
	case $w in
	point=*)
		p=`echo $w | sed 's,.*/,,'` ;;
	round=*)
		n=`echo $w | sed 's,.*=,,'` ;;
	esac
done
echo $w >> calls
if test -f $0.$p.$n; then
	cat $0.$p.$n
else
	cat $0.$p
fi
END
chmod +x kernstone-a
cp kernstone-a kernstone-b
point=BenchmarkLatSyscall

# ab STATUS NAME OPTION...: measure, and count the rounds that were made
ab='want=$1; name=$2; shift; shift
rm -f calls
$KS ab --dir=. --no-quiet --a ./kernstone-a --b ./kernstone-b -o $name "$@" \
    > $name.out 2> $name.err
status=$?
if test $status -ne $want; then
	echo "$name: status $status, not $want"
	cat $name.err
	bad=1
fi
calls=`grep -c . calls`'

# both LINE: what every round of null says
both='for x in a b; do
	echo "$point/null 100 $1" > kernstone-$x.null
done'

# No quiet: ten tries, of which the last is a whole pair and counts.  Whether
# a rate is in MB/s or an operation takes long does not matter.
set X '5000000 MB/s 1 round 0 quiet-% 1 ref'; shift; eval "$both"
set X 0 loud -r 1 LatSyscall/null; shift; eval "$ab"
if test $calls -ne 11; then
	echo "$calls rounds of a pair without quiet, not 11"
	bad=1
fi
n=`cat loud.a.ks loud.b.ks | grep -c '^Benchmark'`
test $n -eq 2 || bad=1

# Samples too long for the gate count.
for x in '2000 MB/s' '5000000 ns/op'; do
	set X "$x 1 round 0 quiet-% 1 ungated 1 ref"; shift; eval "$both"
	rm -f long.*
	set X 0 long -r 1 LatSyscall/null; shift; eval "$ab"
	if test $calls -ne 2; then
		echo "$calls rounds of a pair of long samples, not 2"
		bad=1
	fi
done

# What is no line of the round, in the second pair: one pair stays, and the
# other point has both.
set X '5 ns/op 1 round'; shift; eval "$both"
for x in a b; do
	echo "$point/read 100 7 ns/op 1 round" > kernstone-$x.read
done
i=0
while read line; do
	i=`expr $i + 1`
	echo "$line" > kernstone-b.null.2
	set X 3 wrong$i -r 2 LatSyscall/null LatSyscall/read
	shift; eval "$ab"
	for x in a b; do
		n=`grep -c "^$point/null" wrong$i.$x.ks`
		m=`grep -c "^$point/read" wrong$i.$x.ks`
		test $n -eq 1 && test $m -eq 2 &&
		    test "`tail -1 wrong$i.$x.ks`" = "# end" && continue
		echo "\"$line\" from b:"
		cat wrong$i.$x.ks wrong$i.err
	done
	grep "^--- FAIL: $point/null: .*expected the line" wrong$i.b.ks \
	    > /dev/null || cat wrong$i.b.ks
	grep '^    b 1 round failed: expected the line' wrong$i.out \
	    > /dev/null || cat wrong$i.out
done > told << 'END'
BenchmarkLatSyscall/null 100 fast ns/op 2 round
BenchmarkLatSyscall/null 100
BenchmarkLatSyscall/null 100 5 MB/s 2 round
BenchmarkLatSyscall/nullest 100 5 ns/op 2 round
--- FAIL: BenchmarkLatSyscall/read: of another point
host: elsewhere
END
cat told
test -s told && bad=1
exit $bad
