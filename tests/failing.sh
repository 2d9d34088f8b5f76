#!/bin/sh
# failing.sh - an operation that fails gives the reason and never a number

. $srcdir/long.sh
. $srcdir/benchdir.sh
good=$KERNSTONE_LIBEXEC
check=$srcdir/expect.sh
mkdir $dir/moved
status=0
bench="$TARGET_RUN ./t_bench"
$bench -e >$dir/errors || exit 1

# Files that are gone.
want=1; reason=`sed -n 's/^ENOENT //p' $dir/errors`
run="$bench LatSyscall/stat 9 'rm var/tmp/file'"; . $check
run="$bench LatSyscall/open 9 'rm var/tmp/file'"; . $check

# Helpers that are missing, fail, are killed, are no programs, go away.
want=1; reason='no helper "hello"'
KERNSTONE_LIBEXEC=$work
run="$bench LatProc/exec 9"
if $bench LatProc/exec 9 >/dev/null 2>&1
then
	echo "kernstone is installed, and its helper is found there"
else
	. $check
	run="$bench LatProc/shell 9"; . $check
fi

echo '#!/bin/sh
exit 3' >$dir/hello
chmod 755 $dir/hello
reason='hello.*: exit status 3'
run="$bench LatProc/exec 9"; . $check
reason='/bin/sh: exit status 3'
run="$bench LatProc/shell 9"; . $check

echo '#!/bin/sh
kill -9 $$' >$dir/hello
reason='killed by signal 9'
run="$bench LatProc/exec 9"; . $check

echo 'This is no program.' >$dir/hello
reason=`sed -n 's/^ENOEXEC //p' $dir/errors`
run="$bench LatProc/exec 9"; . $check

cp $good/hello $dir/moved
KERNSTONE_LIBEXEC=$work/moved
reason='not executed'
run="$bench LatProc/exec 9 'rm -f $work/moved/hello'"; . $check
cp $good/hello $dir/moved
reason='/bin/sh: [a-z]'
run="$bench LatProc/shell 9 'rm -f $work/moved/hello'"; . $check
KERNSTONE_LIBEXEC=$good

# A partner that is killed.
cat >$dir/killer <<'END'
ps -A -o pid -o ppid -o comm |
awk '$2 == parent && $3 ~ /t_bench/ { print "kill -9 " $1 }' parent=$PARENT - |
sh
sleep 1
END
if (ps -A -o pid -o ppid -o comm) >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	reason=`sed -n 's/^EPIPE //p' $dir/errors`
	run="$bench LatPipe 9 'sh $work/killer'"; . $check
else
	echo "no ps, or an emulator between: no partner is killed"
fi

# Too few descriptors.
if (ulimit -n 20) >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	want=77; reason='n=100 is too much: the limit of descriptors is 20'
	run="ulimit -n 20; $bench LatSelect/file/n=100"; . $check
	run="ulimit -n 20; $bench LatSelect/tcp/n=100"; . $check
else
	echo "no limit of descriptors can be set"
fi

# What stops all but root.
plain=
if test -w /
then
	plain='setpriv --reuid=65534 --regid=65534 --clear-groups'
fi
if $plain $bench -l >/dev/null 2>&1
then
	want=1; reason=`sed -n 's/^EACCES //p' $dir/errors`
	run="$plain $bench LatSyscall/open 9 'chmod 0 var/tmp/file'"
	. $check
	run="$plain $bench LatSyscall/stat 9 'chmod 0 var/tmp'"; . $check
	reason=`sed -n 's/^EAGAIN //p' $dir/errors`
	run="$plain $bench -p LatProc/fork 9"; . $check
	run="$plain $bench -p LatProc/exec 9"; . $check
	run="$plain $bench -p LatPipe 9"; . $check
else
	echo "cannot become a plain user who may come here"
fi

# A full disk.
full="mount -t tmpfs -o size=4k none $TMPDIR &&
    dd if=/dev/zero of=$TMPDIR/fill bs=4096 count=1 2>/dev/null"
if unshare -rm sh -c "$full" >/dev/null 2>&1
then
	want=1; reason=`sed -n 's/^ENOSPC //p' $dir/errors`
	run="unshare -rm sh -c '$full; $bench LatSyscall/open 9'"; . $check
	run="unshare -rm sh -c '$full; $bench LatSyscall/stat 9'"; . $check
else
	echo "cannot mount a full disk"
fi

# And the whole program: a line that says why, and none with a figure.
rm -f $dir/hello
echo '#!/bin/sh
exit 3' >$dir/hello
chmod 755 $dir/hello
KERNSTONE_LIBEXEC=$work
want=3; reason='^--- FAIL: BenchmarkLatProc/exec: .*/hello: exit status 3$'
run="$TARGET_RUN $KS run -q -o - LatProc/exec"; . $check
grep '^Benchmark' $dir/out && status=1
if (ulimit -n 90) >/dev/null 2>&1 && test -z "$TARGET_RUN"
then
	want=0; reason='^--- SKIP: BenchmarkLatSelect/tcp/n=100: .* is 90$'
	run="ulimit -n 90; $KS run -q -o - LatSelect/tcp/n=100"; . $check
	grep '^Benchmark' $dir/out && status=1
fi
exit $status
