#!/bin/sh
# strace.sh - each benchmark makes the system calls it says, and no more
#
# What 40 operations call more than 20 is exactly what 20 operations call.
# For each point: the calls of the process that measures, in the loop, then
# after the slash those calls of its children that are counted.

if test -n "$TARGET_RUN"
then
	echo "SKIP: emulated, strace would show the emulator"
	exit 77
fi
(strace -f $top_builddir/src/hello) >/dev/null 2>&1
if test $? != 0
then
	echo "SKIP: no strace, or no permission to use it, or a sanitizer"
	exit 77
fi

dir=strace.$$
mkdir $dir || exit 1
trap 'rm -rf $dir' 0
trap 'exit 1' 1 2 15
TMPDIR=`pwd`/$dir
KERNSTONE_LIBEXEC=`cd $top_builddir/src && pwd`
export TMPDIR KERNSTONE_LIBEXEC

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
END

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

status=0
for point in `./t_bench -l` LatSig/catch-b LatSig/prot-b LatProc/procedure-t
do
	name=`echo $point | sed 's,/n=.*,,'`
	plain=`echo $point | sed 's,-[bt]$,,'`
	mode=
	case $point in
	*-[bt])	mode=`echo $point | sed 's,.*-,-,'` ;;
	esac
	grep "^$name\$" $dir/calls >$dir/line || grep "^$name " $dir/calls \
	    >$dir/line
	if test $? != 0
	then
		echo "$point: not in the list of this test"
		status=1
		continue
	fi
	skip=
	for n in 20 40
	do
		strace -f -o $dir/raw ./t_bench $mode $plain $n >$dir/out 2>&1
		case $? in
		0)	;;
		77)	skip=1 ;;
		*)	status=1 ;;
		esac
		cat $dir/out
		sed -f $dir/names $dir/raw >$dir/$n
	done
	test -n "$skip" && continue
	proc=0
	case $name in
	LatProc/*)	proc=1 ;;
	esac
	awk -f $dir/diff.awk proc=$proc $dir/20 $dir/40 | sort >$dir/got
	awk '{
		child = ""
		for (i = 2; i <= NF; i++)
			if ($i == "/")
				child = "/"
			else {
				print child $i, $(i + 1)
				i++
			}
	}' $dir/line | sort >$dir/want
	# Of the children only what is named counts.
	awk '{ print $1 }' $dir/want | sed 's,.*,^& ,' >$dir/keep
	echo '^[^/]' >>$dir/keep
	grep -f $dir/keep $dir/got >$dir/seen
	if cmp -s $dir/want $dir/seen
	then
		:
	else
		echo "$point: 20 operations make these calls:"
		cat $dir/seen
		status=1
	fi
done
exit $status
