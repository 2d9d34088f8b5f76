#!/bin/sh
# interrupt.sh - sourced: interrupt what runs as $pid once $line is in $file; it
# must end by that signal, else bad is 1

i=0
while test $i -lt 60; do
	if grep "$line" $file > /dev/null 2>&1; then
		break
	fi
	sleep 1
	i=`expr $i + 1`
done
kill -2 $pid
wait $pid
status=$?
if test $status -eq 0 || test $status -eq 2; then
	echo "an interrupted kernstone has status $status"
	bad=1
fi
