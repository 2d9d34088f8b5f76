#!/bin/sh
# expect.sh - sourced for each case: $run must end with status $want, saying
# $reason, if there is any; else $status is 1

sh -c "$run" >$dir/out 2>&1
got=$?
if test $got = $want && (test -z "$reason" ||
    grep "$reason" $dir/out >/dev/null)
then
	:
else
	echo "$run: status $got, not $want with '$reason':"
	cat $dir/out
	status=1
fi
