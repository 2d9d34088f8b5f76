#!/bin/sh
# leak.sh - nothing outlives a run: no process, file, socket or semaphore;
# after an end, SIGINT, SIGKILL of a round and SIGKILL of the run itself
#
# A whole snapshot is taken before and after, under a uid of its own where
# that can be had, so that nothing else changes in it.

. $srcdir/long.sh
. $srcdir/owndir.sh

as=
uid=`id -u`
if test "$uid" = 0; then
	uid=54321
	as="setpriv --reuid=$uid --regid=$uid --clear-groups"
	if $as true 2> /dev/null; then
		:
	else
		echo "no setpriv(1): cannot have a uid of its own"
		exit 77
	fi
fi
mkdir tmp out
chmod 777 tmp out
chmod 755 .
TMPDIR=`pwd`/tmp
export TMPDIR
if $as test -x $KS; then
	:
else
	echo "uid $uid cannot execute $KS"
	exit 77
fi

cat > snap << 'END'
ps -eo uid,args | awk '$1 == '$uid' && !/ps -eo/ && !/ \.\.?\/snap/'
find tmp
if test -r /proc/sysvipc/sem; then
	cat /proc/sysvipc/sem
fi
if test -r /proc/net/tcp; then
	awk '$4 == "0A" && $8 == '$uid' { print "listens", $2 }' /proc/net/tcp
fi
END

bad=0
points='LatSyscall/null LatPipe LatSelect/tcp LatProc/shell'
uid=$uid sh ./snap > before
for how in end int killround killrun; do
	$as $TARGET_RUN $KS run -r 3 -o out/$how.ks $points > /dev/null \
	    2> err.$how &
	pid=$!
	i=0
	while test $i -lt 100; do
		n=`grep -c '^Benchmark' out/$how.ks 2> /dev/null`
		if test "${n-0}" -ge 2 2> /dev/null; then
			break
		fi
		sleep 0.1 2> /dev/null || sleep 1
		i=`expr $i + 1`
	done
	case $how in
	int)	kill -2 $pid ;;
	killround)
		# Kill whatever round is at work, a few times.
		for j in 1 2 3 4 5; do
			for p in `ps -eo uid,pid,args |
			    awk '$1 == '$uid' && /_round/ { print $2 }'`; do
				kill -9 $p 2> /dev/null
			done
			sleep 0.1 2> /dev/null || sleep 1
		done ;;
	killrun) kill -9 $pid ;;
	esac
	wait $pid
	status=$?
	case $how.$status in
	end.0 | killround.[03]) ;;
	end.* | killround.*)
		echo "$how: status $status"
		cat err.$how
		bad=1 ;;
	esac
	# The janitor of a killed run needs a moment.
	i=0
	while uid=$uid sh ./snap > after
	    cmp before after > /dev/null
	    test $? -ne 0; do
		i=`expr $i + 1`
		if test $i -gt 50; then
			echo "$how: this was left:"
			diff before after
			bad=1
			break
		fi
		sleep 0.1 2> /dev/null || sleep 1
	done
done
if grep 'killed by signal 9' out/killround.ks > /dev/null; then
	:
else
	echo "note: no round was caught by SIGKILL"
fi
exit $bad
