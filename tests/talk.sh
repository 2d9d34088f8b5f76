#!/bin/sh
# talk.sh - benchmarks of processes that talk: what is missing is skipped,
# what fails gives the reason and never a number, and nothing is left behind

. $srcdir/long.sh
. $srcdir/benchdir.sh
good=$KERNSTONE_LIBEXEC
check=$srcdir/expect.sh
bench="$TARGET_RUN ./t_bench"
status=0

ipcs -s 2>/dev/null | grep "`id -un`" >$dir/ipcs.before

rpc=1
if $bench LatRPC/udp 1 | grep 'no RPC' >/dev/null
then
	rpc=
fi

# Partners that are killed, or that say nothing for a time.
for signal in KILL STOP
do
	cat >$dir/$signal <<END
ps -A -o pid -o ppid -o comm |
awk '\$2 == parent && \$3 ~ /t_bench|rpc-part/ {
	print "kill -$signal " \$1
}' parent=\$PARENT - | sh
sleep 1
END
done
if (ps -A -o pid -o ppid -o comm) >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	want=1
	reason='Broken pipe'
	run="$bench LatFifo 9 'sh $work/KILL'"; . $check
	run="$bench LatUnix 9 'sh $work/KILL'"; . $check
	run="$bench LatCtx/procs=2/size=0K 9 'sh $work/KILL'"; . $check
	run="$bench LatCtx/procs=8/size=4K 9 'sh $work/KILL'"; . $check
	run="$bench BwPipe 9 'sh $work/KILL'"; . $check
	run="$bench BwTCP 9 'sh $work/KILL'"; . $check
	reason='LatTCP: [a-z]*: \|moved 0 bytes'
	run="$bench LatTCP 9 'sh $work/KILL'"; . $check
	reason='refused'
	run="$bench LatConnect/tcp 9 'sh $work/KILL'"; . $check
	run="$bench LatConnect/unix 9 'sh $work/KILL'"; . $check
	run="$bench LatHTTP 9 'sh $work/KILL'"; . $check
	reason='refused\|a datagram was lost'
	run="$bench LatUDP 9 'sh $work/KILL'"; . $check
	reason='a datagram was lost'
	run="$bench LatUDP 9 'sh $work/STOP'"; . $check
	reason='the other process died\|^SKIP'
	run="$bench LatFcntl 9 'sh $work/KILL'"; . $check
	if $bench LatSem 1 | grep SKIP
	then
		:
	else
		run="$bench LatSem 9 'sh $work/KILL'"; . $check
	fi
	reason='write: Broken pipe'
	test -n "$rpc" && {
		run="$bench LatRPC/udp 9 'sh $work/KILL'"; . $check
	}
else
	echo "no ps, or an emulator between: no partner is killed"
fi

# A file that is gone; a name that is taken.
want=1; reason='the server has not the file'
run="$bench LatHTTP 9 'rm file'"; . $check
reason='No such file'
run="$bench LatConnect/unix 9 'rm socket'"; . $check

# The helper of remote procedure calls is missing, or is another program.
if test -n "$rpc"
then
	KERNSTONE_LIBEXEC=$work
	reason='no helper "rpc-partner"'
	if $bench LatRPC/udp 1 >/dev/null 2>&1
	then
		echo "kernstone is installed, and its helper is found there"
	else
		run="$bench LatRPC/udp"; . $check
	fi
	echo '#!/bin/sh
exit 0' >$dir/rpc-partner
	chmod 755 $dir/rpc-partner
	reason='rpc-partner ended'
	run="$bench LatRPC/tcp"; . $check
	KERNSTONE_LIBEXEC=$good
fi

# Too few descriptors.
if (ulimit -n 20) >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	want=77; reason='Too many open files after [0-9]* .* of the 16'
	run="ulimit -n 20; $bench LatCtx/procs=16/size=0K"; . $check
	want=0; reason=
	run="ulimit -n 20; $bench LatCtx/procs=2/size=0K"; . $check
	for point in LatTCP LatUDP LatFifo LatConnect/tcp LatHTTP BwPipe
	do
		run="ulimit -n 20; $bench $point 9"; . $check
	done
	want=1; reason='Too many open files'
	for point in LatFifo LatUnix LatTCP LatUDP LatConnect/unix BwPipe
	do
		run="ulimit -n 5; $bench $point 9"; . $check
	done
else
	echo "no limit of descriptors can be set"
fi

# Too little memory.
want=77; reason='memory'
run="$bench LatCtx/procs=96/size=64K"; . $check

# Too few processes.
plain=
if test -w /
then
	plain='setpriv --reuid=65534 --regid=65534 --clear-groups'
fi
if $plain $bench -l >/dev/null 2>&1
then
	want=77; reason='temporarily unavailable after 1 processes of the 8'
	run="$plain $bench -p LatCtx/procs=8/size=0K 9"; . $check
	want=1; reason='fork: .*temporarily unavailable'
	for point in LatFifo LatUnix LatTCP LatUDP LatConnect/tcp LatHTTP \
	    BwPipe LatFcntl
	do
		run="$plain $bench -p $point 9"; . $check
	done
else
	echo "cannot become a plain user who may come here"
fi

# No network, not even the loopback interface.
if unshare -rn true >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	want=77; reason='no loopback interface\|no RPC'
	for point in LatTCP LatUDP LatConnect/tcp LatHTTP BwTCP LatRPC/udp \
	    LatRPC/tcp LatSelect/tcp/n=10
	do
		run="unshare -rn $bench $point"; . $check
	done
	reason='no IPv6'
	run="unshare -rn $bench LatTCP/family=6"; . $check
	want=0; reason=
	run="unshare -rn $bench LatUnix"; . $check
	run="unshare -rn $bench LatConnect/unix"; . $check
else
	echo "cannot do without the network"
fi

# Calls that fail now and then; and a kernel without semaphores, which
# sends a signal.
if (. $srcdir/needstrace.sh)
then
	inject="strace -f -o $work/trace -e inject"
	want=1
	reason='connect: Cannot assign'
	run="$inject=connect:error=EADDRNOTAVAIL:when=5 $bench LatConnect/tcp 9"
	. $check
	reason='close: Input'
	run="$inject=close:error=EIO:when=60+ $bench LatConnect/unix 90"
	. $check
	if $bench LatSem 1 | grep SKIP
	then
		:
	else
		want=77; reason='no System V semaphores'
		run="$inject=semget:error=EINVAL:signal=SIGSYS $bench LatSem"
		. $check
		want=1; reason='semop: Invalid'
		run="$inject=semop,semtimedop:error=EINVAL:when=5 \
		    $bench LatSem 9"
		. $check
	fi
fi

ipcs -s 2>/dev/null | grep "`id -un`" >$dir/ipcs.after
if cmp -s $dir/ipcs.before $dir/ipcs.after
then
	:
else
	echo "semaphores were left:"
	cat $dir/ipcs.after
	status=1
fi
exit $status
