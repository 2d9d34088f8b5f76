#!/bin/sh
# golden.sh - sourced: each line of $w.cases is the name of a file, which is
# what $ks $command prints with the arguments that follow it; else $bad tells

while read want args; do
	$TARGET_RUN $ks $command $args >$w.out 2>&1 </dev/null
	status=$?
	test $status -eq 0 && cmp -s $want $w.out && continue
	echo "$command $args: status $status"
	diff $want $w.out
done <$w.cases >>$bad
