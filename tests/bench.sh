#!/bin/sh
# bench.sh - a benchmark of the benchmark, for "make bench": how well whole
# runs repeat, how long they take, what they need
#
# RUNS (default 10) runs of POINTS (default: the classic ones), then a table
# of every point: the standard deviation over the runs in % of the mean, of
# the figures as reported (gated) and of the medians of all samples
# (ungated), and the share of quiet samples.  Nothing is left out.  Nothing
# else should run meanwhile.

RUNS=${RUNS-10}
POINTS=${POINTS-classic}
dir=bench.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15

seconds='awk "BEGIN { srand(); print srand() }"'
start=`eval $seconds`
i=0
while test $i -lt $RUNS; do
	$KS run -o $dir/$i.ks $POINTS > $dir/tables 2> $dir/err
	status=$?
	if test $status -ne 0; then
		echo "run $i: status $status"
		cat $dir/err
	fi
	i=`expr $i + 1`
done
end=`eval $seconds`

# point run headline all quiet-%, one line a round
for f in $dir/*.ks; do
	awk '/^Benchmark/ {
		all = $3
		quiet = 100
		for (i = 5; i < NF; i += 2) {
			if ($(i + 1) ~ /^all-/)
				all = $i
			if ($(i + 1) == "quiet-%")
				quiet = $i
		}
		print substr($1, 10), "'$f'", $3, all, quiet
	}' $f
done > $dir/rounds

# The medians over the rounds of each run, then over the runs.
for col in 3 4; do
	sort -k 1,2 -k $col,${col}n $dir/rounds | awk '
	$1 " " $2 != key && NR > 1 {
		print key, (v[int((n + 1) / 2)] + v[int(n / 2) + 1]) / 2
		n = 0
	}
	{
		key = $1 " " $2
		v[++n] = $'$col'
	}
	END {
		print key, (v[int((n + 1) / 2)] + v[int(n / 2) + 1]) / 2
	}' > $dir/median.$col
	awk '{
		n[$1]++
		s[$1] += $3
		q[$1] += $3 * $3
	}
	END {
		for (p in n) {
			m = s[p] / n[p]
			d = n[p] > 1 ? (q[p] - n[p] * m * m) / (n[p] - 1) : 0
			print p, m, (d > 0 ? 100 * sqrt(d) / m : 0)
		}
	}' $dir/median.$col | sort > $dir/spread.$col
done
awk '{ n[$1]++; q[$1] += $5 }
END { for (p in n) print p, n[p], q[p] / n[p] }' $dir/rounds |
    sort > $dir/quiet
join $dir/spread.3 $dir/spread.4 | join - $dir/quiet > $dir/all
awk 'BEGIN {
	printf "%-32s %12s %8s %8s %7s %7s\n", "point", "mean", "gated",
	    "ungated", "quiet", "rounds"
	printf "%-32s %12s %8s %8s %7s %7s\n", "", "", "sd %", "sd %", "%", ""
}
{
	printf "%-32s %12.5g %8.2f %8.2f %7.0f %7d\n", $1, $2, $3, $5, $7, $6
}' $dir/all
for col in 3 5; do
	sort -k $col,${col}n $dir/all | awk '{ v[NR] = $'$col'; p[NR] = $1 }
	END {
		m = NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2
		printf "%s: %d points, median %.2f %%, largest %.2f %% (%s)\n",
		    ('$col' == 3 ? "gated" : "ungated"), NR, m, v[NR], p[NR]
	}'
done
echo "$RUNS runs: `expr $end - $start` s"

# One quick run, and one with a bad clock.
for opts in "" "--clock=coarse:10ms,bump"; do
	start=`eval $seconds`
	$KS run --quick -o $dir/q$start$RUNS.ks $opts $POINTS > $dir/tables \
	    2> $dir/err
	end=`eval $seconds`
	echo "a quick run $opts: `expr $end - $start` s"
	rm -f $dir/q*.ks
done

# Size of the program, and the most memory that a round of each took.
cp $KS $dir/stripped && strip $dir/stripped 2> /dev/null
ls -l $dir/stripped | awk '{ print "stripped program:", $5, "bytes" }'
awk '/^Benchmark/ {
	for (i = 5; i < NF; i += 2)
		if ($(i + 1) == "peak-kB" && $i > most) {
			most = $i
			point = $1
		}
}
END { print "peak memory of a measuring process:", most, "kB", point }' \
    $dir/*.ks
