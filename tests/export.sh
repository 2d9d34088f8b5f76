#!/bin/sh
# export.sh - kernstone export: results in formats of others, its messages

. $srcdir/indata.sh

command=export
cat >$w.cases <<'END'
go-joined.want -f go joined.ks lm-odd.txt
go-joined.want joined.ks --format=go -- lm-odd.txt
go-dec.want -f go --fix-known-errors pub-dec.txt
lm-full.want -f lmbench full.ks
lm-3x.want -f lmbench lm-3.txt
END
. ../golden.sh

# Every line is one that readers of Go's format know: there a key begins with
# a lower-case letter, a figure is followed by its unit, and a name does not
# end in - and digits, which would be a number of processors.
for f in full.ks marks.ks lm-3.txt lm-odd.txt pub-11.txt; do
	$TARGET_RUN $ks export -f go $f >$w.out || echo "$f: status $?"
	grep '^Benchmark' $w.out >/dev/null || echo "$f: no figures"
	awk '/^# / || /^Unit [^ ]+ better=(higher|lower)$/ { next }
	/^[a-z][^ A-Z:]*:( |$)/ { next }
	/^Benchmark/ && NF == 4 && $2 ~ /^[0-9]+$/ &&
	    $3 ~ /^-?[0-9.]+(e[+-][0-9]+)?$/ && $4 !~ /^[0-9]/ &&
	    $1 !~ /-[0-9]+$/ { next }
	{ print "'$f': " $0 }' $w.out
done >>$bad

# What is written for lmbench is read again as the same, and lmbench's own
# summary finds everything it has a column for.
while read f layout; do
	$TARGET_RUN $ks export -f lmbench $f >$w.out </dev/null ||
		echo "$f: status $?"
	$TARGET_RUN $ks report --layout=$layout $f |
	    sed '/^  [^ ]/d' >$w.want
	$TARGET_RUN $ks report --layout=$layout $w.out |
	    sed '/^  [^ ]/d' >$w.got
	diff $w.want $w.got ||
		echo "$f: not the same when written for lmbench"
done >>$bad <<'END'
full.ks 2
full.ks 3
lm-1.txt 1.0
lm-2.txt 2
lm-3.txt 3
lm-131.txt 3
END
$TARGET_RUN $ks export -f lmbench full.ks >$w.out
awk -f ../getsum.awk $w.out >$w.err
cmp -s getsum.want $w.err || {
	echo "lmbench's summary would take:"
	diff getsum.want $w.err
} >>$bad

# A figure that is too large for another unit ends as well.
(sed 3q full.ks; echo 'BenchmarkBwFileWrite 1 1e308 MB/s') >$w.huge
$TARGET_RUN $ks export -f lmbench $w.huge >$w.out 2>&1 &&
    grep '^File .* write bandwidth: ' $w.out >/dev/null || {
	echo "a huge figure:"
	cat $w.out
} >>$bad

# Messages: the arguments, then a line of what is expected.
says='kernstone export: '
cat >$w.cases <<'END'

option --format is missing (there are go, lmbench)
full.ks
option --format is missing (there are go, lmbench)
-f go
no file of results is named ('kernstone export --help' tells more)
-f xml full.ks
unknown format 'xml' (there are go, lmbench)
-f
option --format needs FORMAT ('kernstone export --help' lists them)
-f go nothere.ks
nothere.ks: No such file or directory
-f lmbench lm-odd.txt
lm-odd.txt:34: a second run, but a file of lmbench holds one
-f lmbench full.ks marks.ks
marks.ks:1: a second run, but a file of lmbench holds one
-f go bad-unit.ks
bad-unit.ks:4: expected the unit this point had before, not "us/op"
END
. ../messages.sh
for args in '-f lmbench odd.ks' '-f go header.ks'; do
	$TARGET_RUN $ks export $args >$w.out 2>$w.err
	test $? -eq 2 || echo "export $args: not status 2"
	grep '^kernstone export: [a-z]*\.ks: no figure' $w.err >/dev/null ||
		echo "export $args: `cat $w.err`"
done >>$bad

# What cannot be written is an error.
if test -c /dev/full; then
	$TARGET_RUN $ks export -f go full.ks >/dev/full 2>$w.err
	test $? -eq 2 || echo "full disk: no error" >>$bad
fi
cat $bad
test -s $bad && exit 1
exit 0
