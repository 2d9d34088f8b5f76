#!/bin/sh
# run.sh - kernstone run: a whole quick run, its file and its tables

. $srcdir/owndir.sh

# A single round may be too disturbed for an answer: then once more.
for try in 1 2 3; do
	rm -f *.ks
	$TARGET_RUN $KS run --quick > tables 2> err
	status=$?
	test $status -eq 3 || break
	grep '^--- FAIL' *.ks
done
if test $status -ne 0; then
	echo "run --quick: status $status"
	cat err
	exit 1
fi
set X *.0.ks
if test $# -ne 2 || test ! -f "$2"; then
	echo "no file HOST.0.ks"
	exit 1
fi
file=$2
bad=0

# The file begins and ends as it should, and every line is of a known kind.
sed 1q "$file" | grep '^# kernstone .* results, format 1$' > /dev/null || {
	echo "the first line is wrong"
	bad=1
}
test "`tail -1 \"$file\"`" = "# end" || {
	echo "the last line is wrong"
	bad=1
}
if grep -v '^# ' "$file" | grep -v '^[a-z][a-z-]*: ' |
    grep -v '^Unit [^ ]* better=[a-z]*$' |
    grep -v '^Benchmark[^ ]* [0-9]* -*[0-9][^ ]* [^ ]* 1 round ' |
    grep -v '^--- SKIP: Benchmark[^ ]*: ..*'; then
	echo "these lines are of no known kind"
	bad=1
fi

# The process table has every figure, behind the names of host and system.
awk '/^Processor, Processes/ { on = 1 }
on && /^---.* ----/ { getline; print split(substr($0, 24), f); exit }' \
    tables > n
if test "`cat n`" -lt 11; then
	echo "the process table has blanks:"
	cat tables
	bad=1
fi

# The same points again make a file of their own.
$TARGET_RUN $KS run -q LatSyscall/null > again 2>&1 || {
	cat again
	bad=1
}
if ls *.1.ks > /dev/null; then
	:
else
	echo "no second file"
	bad=1
fi

# Standard output: results, and no tables.
$TARGET_RUN $KS run -q -o - LatSyscall/null > results 2> err || {
	cat results err
	bad=1
}
if grep '^BenchmarkLatSyscall/null ' results > /dev/null &&
    grep -c Processor results > /dev/null; then
	echo "-o - prints tables"
	bad=1
fi
exit $bad
