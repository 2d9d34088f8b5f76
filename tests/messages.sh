#!/bin/sh
# messages.sh - sourced: each two lines of $w.cases are arguments of $ks
# $command and the message, behind $says, which is all they lead to, with
# status 2; else $bad tells

while read args; do
	read want
	$TARGET_RUN $ks $command $args >$w.out 2>$w.err </dev/null
	status=$?
	got=`cat $w.err`
	test $status -eq 2 && test "$got" = "$says$want" &&
	    test ! -s $w.out && continue
	echo "$command $args: status $status"
	echo "  expected: $says$want"
	echo "  printed:  $got"
	cat $w.out
done <$w.cases >>$bad
