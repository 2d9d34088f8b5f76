#!/bin/sh
# sibling.sh - a busy process on the same CPU does not change a figure: the
# gate finds the moments in which it did not run

. $srcdir/long.sh
. $srcdir/owndir.sh
busy=
trap 'test -z "$busy" || kill $busy; cd ..; rm -rf $own' 0

if taskset -c 0 true 2> /dev/null; then
	:
else
	echo "no taskset(1): cannot keep the busy process on a CPU"
	exit 77
fi
one="taskset -c 0 $TARGET_RUN $KS run -r 5 --seed=1"

# Figures of a run: the lowest headline of a round with quiet windows, and
# how many rounds those are.
cat > figure.awk << 'END'
/^BenchmarkLatSyscall\/null / {
	for (i = 5; i < NF; i++)
		if ($(i + 1) == "quiet-%" && $i > 0) {
			n++
			if (best == "" || $3 < best)
				best = $3
		}
}
END { print n + 0, best + 0 }
END

# One run alone and one with a sibling, up to three times: the clock of a CPU
# may change between two runs, but not each time.
status=1
for try in 1 2 3; do
	$one -o alone.$try.ks LatSyscall/null > /dev/null 2>&1 || exit 1
	taskset -c 0 sh -c 'while :; do :; done' &
	busy=$!
	$one -o both.$try.ks LatSyscall/null > /dev/null 2>&1 || exit 1
	kill $busy
	busy=
	set X `awk -f figure.awk alone.$try.ks` \
	    `awk -f figure.awk both.$try.ks`
	echo "alone: $2 quiet rounds, $3 ns; with a busy sibling: $4, $5 ns"
	if test "$2" -eq 0 || test "$4" -eq 0; then
		status=2
		continue
	fi
	awk 'BEGIN { r = '$5' / '$3'; exit !(r > 0.95 && r < 1.05) }' &&
		exit 0
	status=1
done
if test $status -eq 2; then
	echo "this machine was never quiet"
	exit 77
fi
echo "the figures differ"
exit 1
