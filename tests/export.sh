#!/bin/sh
# export.sh - kernstone export: results in formats of others, its messages

here=`pwd`
ks=`cd $top_builddir/src && pwd`/kernstone
out=$here/export.out
err=$here/export.err
bad=$here/export.bad
failed=0
trap 'rm -f $out $err $bad' 0
trap 'exit 1' 1 2 15

cd $srcdir/data || exit 1

# The name of what is expected, then the arguments.
while read want args; do
	$TARGET_RUN $ks export $args >$out 2>$err
	status=$?
	if test $status -ne 0 || test -s $err; then
		echo "export $args: status $status"
		cat $err
		failed=1
	fi
	if cmp -s $want $out; then :; else
		echo "export $args:"
		diff $want $out
		failed=1
	fi
done <<END
go-joined.want -f go joined.ks lm-odd.txt
go-joined.want joined.ks --format=go -- lm-odd.txt
go-dec.want -f go --fix-known-errors pub-dec.txt
lm-full.want -f lmbench full.ks
lm-3x.want -f lmbench lm-3.txt
END

# Every line is one that readers of Go's format know: there a key begins with
# a lower-case letter, a figure is followed by its unit, and a name does not
# end in - and digits, which would be a number of processors.
for f in full.ks marks.ks lm-3.txt lm-odd.txt pub-11.txt; do
	$TARGET_RUN $ks export -f go $f >$out || failed=1
	grep '^Benchmark' $out >/dev/null || echo "$f: no figures"
	awk '/^# / || /^Unit [^ ]+ better=(higher|lower)$/ { next }
	/^[a-z][^ A-Z:]*:( |$)/ { next }
	/^Benchmark/ && NF == 4 && $2 ~ /^[0-9]+$/ &&
	    $3 ~ /^-?[0-9.]+(e[+-][0-9]+)?$/ && $4 !~ /^[0-9]/ &&
	    $1 !~ /-[0-9]+$/ { next }
	{ print "'$f': " $0 }' $out
done >$bad
if test -s $bad; then
	cat $bad
	failed=1
fi

# What is written for lmbench is read again as the same, and lmbench's own
# summary finds everything it has a column for.
while read f layout; do
	$TARGET_RUN $ks export -f lmbench $f >$out || failed=1
	$TARGET_RUN $ks report --layout=$layout $f | sed '/^  [^ ]/d' >$err
	$TARGET_RUN $ks report --layout=$layout $out | sed '/^  [^ ]/d' >$bad
	if diff $err $bad; then :; else
		echo "$f: not the same when written for lmbench"
		failed=1
	fi
done <<END
full.ks 2
full.ks 3
lm-1.txt 1.0
lm-2.txt 2
lm-3.txt 3
lm-131.txt 3
END
$TARGET_RUN $ks export -f lmbench full.ks >$out
awk -f ../getsum.awk $out >$err
cmp -s getsum.want $err || {
	echo "lmbench's summary would take:"
	diff getsum.want $err
	failed=1
}

# Messages: the arguments, then a line of what is expected.
while read args; do
	read want
	$TARGET_RUN $ks export $args >$out 2>$err
	status=$?
	got=`cat $err`
	if test $status -ne 2 || test "$got" != "kernstone export: $want"; then
		echo "export $args: status $status"
		echo "  expected: kernstone export: $want"
		echo "  printed:  $got"
		failed=1
	fi
done <<END

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
-f lmbench odd.ks
odd.ks: no figure that lmbench has a line for
-f go header.ks
header.ks: no figure to write
-f go bad-unit.ks
bad-unit.ks:4: expected the unit this point had before, not "us/op"
END

# What cannot be written is an error.
if test -c /dev/full; then
	$TARGET_RUN $ks export -f go full.ks >/dev/full 2>$err
	if test $? -ne 2; then
		echo "full disk: no error"
		failed=1
	fi
fi
exit $failed
