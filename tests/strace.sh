#!/bin/sh
# strace.sh - each benchmark makes the system calls it says, and no more
#
# What 40 operations call more than 20 is exactly what 20 operations call.
# For each point: the calls of the process that measures, in the loop, then
# after the slash those calls of its children that are counted; * where the
# number is up to the system.

. $srcdir/long.sh
. $srcdir/needstrace.sh
. $srcdir/benchdir.sh

cat >$dir/calls <<'END'
LatSyscall/null getppid 20
LatSyscall/read read 20
LatSyscall/write write 20
LatSyscall/stat stat 20
LatSyscall/fstat fstat 20
LatSyscall/open close 20 open 20
LatSelect/file select 20
LatSelect/tcp select 20
LatSig/install sigaction 20
LatSig/catch kill 20 sigreturn 20 SIGUSR1 20
LatSig/catch-b kill 20
LatSig/prot kill 20 sigreturn 20 SIGSEGV 20
LatSig/prot-b kill 20 sigreturn 20 SIGUSR1 20
LatProc/procedure
LatProc/procedure-t
LatProc/fork fork 20 wait 20 SIGCHLD 20 / exit 20
LatProc/exec fork 20 wait 20 SIGCHLD 20 / execve 20
LatProc/exec-static fork 20 wait 20 SIGCHLD 20 / execve 20
LatProc/shell fork 20 wait 20 SIGCHLD 20 / execve 40
LatPipe read 20 write 20 / read 20 write 20
LatFifo read 20 write 20 / read 20 write 20
LatUnix read 20 write 20 / read 20 write 20
LatUDP read 20 write 20 / read 20 write 20
LatTCP read 20 write 20 / read 20 write 20
LatCtx/procs=2 read 20 write 20 / read 20 write 20
LatCtx/procs=8 read 20 write 20 / read 140 write 140
LatCtx/procs=16 read 20 write 20 / read 300 write 300
LatCtx/procs=8-b read 160 write 160
LatConnect/tcp close 20 connect 20 read 20 socket 20 / accept 20 close 20
LatConnect/unix close 20 connect 20 read 20 socket 20 / accept 20 close 20
LatHTTP close 20 connect 20 read 40 socket 20 write 20 / accept 20 write 20
LatRPC/udp read 20 write 20
LatRPC/tcp read 20 write 20
LatRPC/udp-b read 20 write 20
LatFcntl fcntl 40 / fcntl 40
LatSem semop 40 / semop 40
LatUsleep/method=usleep nanosleep 20
LatUsleep/method=nanosleep nanosleep 20
LatUsleep/method=select select 20
LatUsleep/method=pselect select 20
LatUsleep/method=itimer SIGALRM 20 setitimer 20 sigreturn 20 sigsuspend 20
LatFS/create/size=0K close 20 open 20
LatFS/create close 20 open 20 write 20
LatFS/delete unlink 20
LatMmap mmap 20 munmap 20
LatMmap/map mmap 20
LatMmap/touch
LatMmap/unmap munmap 20
LatPagefault
BwFileRead/io_only lseek 2 read 20
BwFileRead/open2close close 20 open 20 read 160
BwMmapRead/mmap_only
BwMmapRead/open2close close 20 mmap 20 munmap 20 open 20
BwPipe read * write 20 / write *
BwPipe-b read 20 write 20 / read 20 write 20
BwUnix read * write 20 / write *
BwTCP read * write 20 / write *
END

# What is nothing but memory and the CPU calls nothing.
./t_bench -l | sed -e 's,/[a-z]*=.*,,' -e '/^BwMem/p' -e '/^Caches/p' \
    -e '/^LatMem/p' -e '/^LatOps/p' -e '/^LineSize/p' -e '/^Mhz/p' \
    -e '/^ParMem/p' -e '/^ParOps/p' -e '/^Stream/p' -e '/^TLB/p' -e d |
    sort -u >>$dir/calls

# The many names of one call; SIGBUS is what some raise for SIGSEGV; what
# fork(3) itself asks about signals is not ours.
cat >$dir/names <<'END'
s/newfstatat([0-9]*, ""/fstat(/
s/ statx([0-9]*, ""/ fstat(/
s/newfstatat(\|fstatat64(\|statx(/stat(/
s/stat64(/stat(/
s/openat(/open(/
s/pselect6(\|pselect6_time64(\|_newselect(/select(/
s/rt_sig/sig/
s/getxpid(/getppid(/
s/vfork(/VFORK(/
s/ clone3*(\(.*CLONE_VFORK\)/ VFORK(\1/
s/ clone3*(/ fork(/
s/wait4(\|waitid(\|waitpid(/wait(/
s/exit_group(/exit(/
s/clock_nanosleep(\|clock_nanosleep_time64(/nanosleep(/
s/semtimedop(\|semtimedop_time64(/semop(/
s/fcntl64(/fcntl(/
s/_llseek(/lseek(/
s/mmap2(\|old_mmap(/mmap(/
s/accept4(/accept(/
s/SIGBUS/SIGSEGV/
END

cat >$dir/diff.awk <<'END'
FILENAME != file {
	file = FILENAME
	main = $1
	runs++
	loop = 0
}
$1 == main && /kernstone-loop/ {
	loop = 1 - loop
	next
}
$1 == main && loop == 0 {
	next
}
$2 ~ /^[A-Za-z_0-9]+\(/ || $2 == "---" {
	name = $3
	if ($2 != "---") {
		split($2, part, "(")
		name = part[1]
	}
	# The program that runs the benchmark asks that.
	if (name == "getrusage")
		next
	if (name != "sigprocmask" || proc == 0) {
		if ($1 != main)
			name = "/" name
		if (runs == 1)
			calls[name]--
		else
			calls[name]++
	}
}
END {
	for (name in calls)
		if (calls[name] != 0)
			print name, calls[name]
}
END

# One point, 20 and 40 times: what it calls, into $dir/seen.
cat >$dir/trace <<'END'
for n in 20 40
do
	strace -f -o $dir/raw ./t_bench $mode $plain $n >$dir/out 2>&1
	case $? in
	0)	;;
	77)	skip=1 ;;
	*)	status=1 ;;
	esac
	sed -f $dir/names $dir/raw >$dir/$n
done
awk -f $dir/diff.awk proc=$proc $dir/20 $dir/40 | sort >$dir/got
grep -f $dir/keep $dir/got | grep -v -f $dir/any >$dir/seen
END

status=0
for point in `./t_bench -l` LatSig/catch-b LatSig/prot-b LatProc/procedure-t \
    LatCtx/procs=8/size=0K-b LatRPC/udp-b BwPipe-b LatTCP/nodelay=on \
    LatTCP/family=6 LatUDP/family=6 LatConnect/tcp/family=6
do
	plain=`echo $point | sed 's,-[bt]$,,'`
	mode=`echo $point | sed -n 's,.*\(-[bt]\)$,\1,p'`
	# With the last of its parameters taken off until it is in the list.
	name=$plain
	until grep "^$name$mode\$" $dir/calls >$dir/line ||
	    grep "^$name$mode " $dir/calls >$dir/line
	do
		case $name in
		*=*)	name=`echo $name | sed 's,/[^/]*$,,'` ;;
		*)	break
		esac
	done
	if test ! -s $dir/line
	then
		echo "$point: not in the list of this test"
		status=1
		continue
	fi
	proc=0
	case $name in
	LatProc/*)	proc=1 ;;
	esac
	awk '{
		child = ""
		for (i = 2; i <= NF; i++)
			if ($i == "/")
				child = "/"
			else {
				print child $i, $(i + 1)
				i++
			}
	}' $dir/line | sort >$dir/all
	grep -v '\*' $dir/all >$dir/want
	# Of the children only what is named counts.
	sed -n 's,\(.*\) \*,^\1 ,p' $dir/all >$dir/any
	echo '^ ' >>$dir/any
	awk '{ print $1 }' $dir/want | sed 's,.*,^& ,' >$dir/keep
	echo '^[^/]' >>$dir/keep
	skip=
	# Once a second a signal comes that has nothing to do with it.
	for try in 1 2 3
	do
		. $dir/trace
		cmp -s $dir/want $dir/seen && break
		test -n "$skip" && break
	done
	cat $dir/out
	test -n "$skip" && continue
	if cmp -s $dir/want $dir/seen
	then
		:
	else
		echo "$point: 20 operations make these calls:"
		cat $dir/seen
		status=1
	fi
done

# Files that are read: 20 pieces of 64 KB, and 5 files of 512 KB.
for point in BwFileRead/io_only/size=512K BwFileRead/open2close/size=512K
do
	case $point in
	*io_only*)	n=20 want=1310720 ;;
	*)		n=5 want=2621440 ;;
	esac
	strace -o $dir/raw ./t_bench $point $n >$dir/out 2>&1
	cat $dir/out
	awk '/kernstone-loop/ { loop = 1 - loop }
	/^read\(/ && loop == 1 { sum += $NF }
	END { print sum }' $dir/raw >$dir/sum
	if test "`cat $dir/sum`" != $want
	then
		echo "$point: $want bytes should be `cat $dir/sum`"
		status=1
	fi
done

# Every byte that is counted is read: 5 turns of 8 messages of 64 KB, and 8
# bytes (or 4) that each turn ends with.
for point in BwPipe BwUnix BwTCP
do
	strace -f -o $dir/raw ./t_bench $point 5 >$dir/out 2>&1
	cat $dir/out
	awk 'NR == 1 { main = $1 }
	$1 == main && /kernstone-loop/ { loop = 1 - loop }
	$1 == main && loop == 1 && ($2 ~ /^read\(/ || $0 ~ /read resumed/) &&
	    $NF ~ /^[0-9]*$/ { sum += $NF }
	END { print sum }' $dir/raw >$dir/sum
	case `cat $dir/sum` in
	2621480|2621460)	;;
	*)	echo "$point: 2621440 bytes and 5 answers should be" \
		    "`cat $dir/sum` bytes"
		status=1
	esac
done
exit $status
