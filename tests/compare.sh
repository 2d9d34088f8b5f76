#!/bin/sh
# compare.sh - kernstone compare: two runs in which a system call became 5 %
# slower, a pipe drifts, a bandwidth rose, and fork has two peaks; bad input
# is said to be, and never a number that is none

data=`cd $srcdir/data && pwd`
. $srcdir/owndir.sh
bad=0
run="$TARGET_RUN $KS compare"

# The whole output.
cp $data/cmp-old.ks old.ks
cp $data/cmp-new.ks new.ks
$run old.ks new.ks > out || bad=1
if cmp out $data/cmp.txt > /dev/null; then
	:
else
	diff $data/cmp.txt out
	bad=1
fi

# Not on a terminal: no colours.
if tr -d '\033' < out | cmp - out > /dev/null; then
	:
else
	echo "colours in a file"
	bad=1
fi

# try STATUS 'WORDS' ARGUMENT...: the exit status, and what is said somewhere
try='want=$1; words=$2; shift; shift
$run "$@" > out 2>&1
status=$?
if test $status -ne $want; then
	echo "compare $*: status $status, not $want"
	bad=1
fi
if grep "$words" out > /dev/null; then
	:
else
	echo "compare $*: no \"$words\" in"
	cat out
	bad=1
fi
if egrep -i "[^a-z]-*nan|[^a-z]-*inf[^a-z]|infinity" out; then
	echo "compare $*: prints what is no number"
	bad=1
fi
if test $want -eq 2 && test `wc -l < out` -ne 1; then
	echo "compare $*: an error of several lines"
	bad=1
fi'

# Exit statuses for CI; the threshold; order; chosen points; several files.
set X 0 'slower by 4.8 %' old.ks new.ks; shift; eval "$try"
set X 1 'slower by 4.8 %' --fail-on-regression old.ks new.ks
shift; eval "$try"
set X 0 'same within 5.2 %' --fail-on-regression --threshold=6% -p \
    LatSyscall old.ks new.ks
shift; eval "$try"
set X 0 'faster by 4.6 %' --fail-on-regression -p latsyscall/null new.ks old.ks
shift; eval "$try"
set X 0 '^1 point compared' -p BwPipe old.ks new.ks; shift; eval "$try"
set X 0 '^6 points compared' --sort=change old.ks,old.ks new.ks
shift; eval "$try"
$run --sort=change -p LatSyscall -p LatProc old.ks new.ks |
    grep '^  [nrfe].*->' | awk '{ print $1 }' > order
if test "`cat order | tr '\012' ' '`" = "null read fork exec "; then
	:
else
	echo "largest change first:" `cat order`
	bad=1
fi

# Too few rounds for so many points.
awk '/^Benchmark/ && !/ [1-4] round/ { next } { print }' old.ks > four.ks
sed 's/ns\/op [1-4] round/ns\/op 1 x/' four.ks > fourb.ks
set X 0 'too few rounds for any verdict among 5 points: that takes 5' \
    four.ks fourb.ks
shift; eval "$try"

# make NAME LINE...: a file with these lines
make='name=$1; shift; (sed 5q $data/cmp-old.ks; for l in "$@"; do
echo "$l"; done) > $name'
set X one.ks 'BenchmarkLatPipe 1 5 ns/op 1 round'; shift; eval "$make"
set X two.ks 'BenchmarkLatPipe 1 6 ns/op 1 round'; shift; eval "$make"
set X 0 'one figure each, no test' one.ks two.ks; shift; eval "$try"
set X zero.ks 'BenchmarkLatPipe 1 0 ns/op 1 round' \
    'BenchmarkLatPipe 1 0 ns/op 2 round' 'BenchmarkLatSem 1 -5 ns/op 1 round'
shift; eval "$make"
set X 0 'below what can be measured' zero.ks two.ks; shift; eval "$try"
set X 0 'below what can be measured' zero.ks zero.ks; shift; eval "$try"
set X unit.ks 'BenchmarkLatPipe 1 6 MB/s 1 round'; shift; eval "$make"
set X 0 'other units' one.ks unit.ks; shift; eval "$try"
set X 2 'no point in common' one.ks unit.ks -p LatSem; shift; eval "$try"
set X none.ks; shift; eval "$make"
set X 2 'no point in common' one.ks none.ks; shift; eval "$try"
set X 2 'no point in common' none.ks none.ks; shift; eval "$try"
sed 's/kernstone 0.1.0/kernstone 0.0.9/' one.ks > version.ks
set X 0 'Different workloads' version.ks one.ks; shift; eval "$try"
sed 's/^host: .*/host: other/' one.ks > other.ks
set X 2 'a side is one system' one.ks,other.ks two.ks; shift; eval "$try"
set X 2 'No such file' one.ks nosuch.ks; shift; eval "$try"
set X 2 'expected OLD and NEW' one.ks; shift; eval "$try"
set X 2 'percentage' --threshold=0 one.ks two.ks; shift; eval "$try"
set X 2 'percentage' --threshold=x one.ks two.ks; shift; eval "$try"
set X 2 'expected file or change' --sort=x one.ks two.ks; shift; eval "$try"

# What cannot be told from nothing; the resolution is the median of theirs.
set X limit.ks 'BenchmarkLatPipe 1 5 ns/op 1 round 8.5 limit-ns/op'
shift; eval "$make"
set X 0 '<8.5  *-> 6 ns/op' limit.ks two.ks; shift; eval "$try"
set X 0 '  <8.5 (below what' --series limit.ks two.ks; shift; eval "$try"
set X limits.ks 'BenchmarkLatPipe 1 5 ns/op 1 round 8.5 limit-ns/op' \
    'BenchmarkLatPipe 1 5 ns/op 2 round 1 limit-ns/op' \
    'BenchmarkLatPipe 1 5 ns/op 3 round 1 limit-ns/op'
shift; eval "$make"
set X 0 'ratio 1.2' limits.ks two.ks; shift; eval "$try"

# Rounds that failed are told with those that did not.
(cat old.ks; echo '--- FAIL: BenchmarkLatPipe: no pipes') > fail.ks
set X 0 '^    new 1 round failed: no pipes$' new.ks fail.ks; shift; eval "$try"
set X 0 '1 point: failed rounds' new.ks fail.ks; shift; eval "$try"
set X 0 '2 rounds failed: no pipes' fail.ks,fail.ks new.ks; shift; eval "$try"
set X 0 ' (1 round failed: no pipes)$' --series old.ks fail.ks
shift; eval "$try"
sed 's/^# date.*/# paired: 7/' old.ks > pair.ks
sed 's/^# date.*/# paired: 7/' fail.ks > fails.ks
set X 0 '^    old 1 round failed: no pipes$' fails.ks pair.ks
shift; eval "$try"

# Points that only a later run of a side has, or tells the end of.
set X sem.ks 'BenchmarkLatSem 1 5 ns/op 1 round'; shift; eval "$make"
set X 0 '^  LatSem: not measured$' one.ks,sem.ks two.ks; shift; eval "$try"
set X why.ks '--- SKIP: BenchmarkLatSem: none here'; shift; eval "$make"
set X 0 '^  LatSem: skipped: none here$' one.ks,sem.ks two.ks,why.ks
shift; eval "$try"
set X 0 '^LatSem, ns/op' --series one.ks,sem.ks two.ks,why.ks
shift; eval "$try"
set X 0 '(skipped: none here)' --series one.ks,sem.ks two.ks,why.ks
shift; eval "$try"

# As many rounds as would do for a change of 1 %, and one of half that.
for f in 1 1.005; do
	(sed 5q old.ks; echo $f | awk '{
		for (i = 1; i <= 30; i++) {
			p = (i - 0.5) / 30
			z = log(p / (1 - p)) / 1.702
			printf "BenchmarkA 1 %f ns/op %d round\n", \
			    1000 * $1 * (1 + 0.01 * z), i
		}
	}') > f$f.ks
done
set X 0 'cannot tell: close to the threshold' f1.ks f1.005.ks
shift; eval "$try"
if egrep 'too few|takes up to' out; then
	echo "30 rounds do not do for what takes fewer"
	bad=1
fi

# The largest and the smallest numbers there are; all equal; equal and not.
i=1
(sed 5q old.ks; while test $i -lt 10; do
	echo "BenchmarkA/huge 1 1.7e308 ns/op $i round"
	echo "BenchmarkA/tiny 1 1e-307 ns/op $i round"
	echo "BenchmarkA/same 1 7 ns/op $i round"
	i=`expr $i + 1`
done) > huge.ks
sed -e 's/huge/large/' -e 's/tiny/huge/' -e 's/large/tiny/' huge.ks > tiny.ks
set X 0 'by a factor of' huge.ks tiny.ks; shift; eval "$try"
set X 0 'same within 0.0 %' huge.ks tiny.ks; shift; eval "$try"
set X 0 'same within 0.0 %' huge.ks huge.ks; shift; eval "$try"

# Results of another program: one figure each.
set X 0 'one figure each, no test' $data/lm-2.txt $data/lm-3.txt
shift; eval "$try"

# A series: in order of time, with the change.
for i in 3 1 2; do
	sed -e "s/^# date: .*/# date: 2026-0$i-01T00:00:00Z/" \
	    -e "s/^os: .*/os: X 1.`expr $i + 8`/" old.ks > s$i.ks
	sed -e "s/^# date: .*/# date: 2026-1$i-01T00:00:00Z/" new.ks > t$i.ks
done
set X 0 'slower by 4.9 % from here on' --series -p LatSyscall/null t1.ks \
    s3.ks s2.ks t3.ks s1.ks
shift; eval "$try"
awk '/^  *[0-9]  20/ { print $2 } /----/ { print "change" }' out |
    tr '\012' ' ' > order
if grep '^2026-01.* 2026-02.* 2026-03.* change 2026-11.* 2026-13.* $' order \
    > /dev/null; then
	:
else
	cat order out
	bad=1
fi
set X 0 'X 1.9' --series --order=version -p LatPipe s3.ks s1.ks s2.ks
shift; eval "$try"
awk '/^  *[0-9]  20/ { print $4 }' out | tr '\012' ' ' > order
if test "`cat order`" = "1.9 1.10 1.11 "; then
	:
else
	echo "by version: `cat order`"
	bad=1
fi
set X 0 'another unit: left out' --series one.ks unit.ks zero.ks
shift; eval "$try"
set X 0 'left out' --series zero.ks huge.ks tiny.ks; shift; eval "$try"
set X 2 'two files or more' --series one.ks; shift; eval "$try"
set X 2 'series and --sort exclude' --series --sort=file one.ks two.ks
shift; eval "$try"
set X 2 'series and --fail-on-regression exclude' --fail-on-regression \
    --series one.ks two.ks
shift; eval "$try"
set X 2 'order needs --series' --order=time one.ks two.ks; shift; eval "$try"
set X 2 'expected time, version or given' --series --order=x one.ks two.ks
shift; eval "$try"
grep -v '^# date' one.ks > undated.ks
set X 2 'not all files say their date' --series --order=time one.ks undated.ks
shift; eval "$try"
grep -v '^os' one.ks > nameless.ks
set X 2 'not all files say their system' --series --order=version one.ks \
    nameless.ks
shift; eval "$try"
set X 0 '^  LatPipe  *5 *-> 6 ns/op' one.ks two.ks `for i in 0 1 2 3 4 5 6 7
do echo -p A -p B -p C -p LatPipe; done`
shift; eval "$try"
set X 2 'at most 32 times -p' one.ks two.ks -p Z `for i in 0 1 2 3 4 5 6 7
do echo -p A -p B -p C -p LatPipe; done`
shift; eval "$try"
set X 2 'no such point' --series -p NoSuch one.ks two.ks; shift; eval "$try"
exit $bad
