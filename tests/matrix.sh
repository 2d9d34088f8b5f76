#!/bin/sh
# matrix.sh - the scripts that build for others: with pretended compilers,
# emulators and sources, what they say, and note in a table

. $srcdir/long.sh

work=`pwd`/matrix.$$
trap 'rm -rf $work' 0
trap 'exit 1' 1 2 15
mkdir $work $work/bin $work/fake-1 $work/fake-1/src || exit 1
bad=$work/bad
>$bad
scripts=`cd $top_srcdir/scripts && pwd`

# Compilers and emulators.
cat >$work/bin/m68k-linux-gnu-gcc <<'END'
case $* in
*libc.a*)	echo /usr/lib/libc.a ;;
*-dump*)	echo 12.2.0 ;;
*-E*)		echo 2.36 ;;
esac
END
cat >$work/bin/mips-linux-gnu-gcc <<'END'
echo libc.a
END
cat >$work/bin/qemu-m68k-static <<'END'
echo "$QEMU_CPU $*" >>$LOG
test "$1" = --version || exec "$@"
END
cp $work/bin/qemu-m68k-static $work/bin/qemu-mips-static
cat >$work/bin/dpkg <<'END'
case $2 in
cpio | gcc-11 | dash | ksh93u+m)	exit 0 ;;
esac
exit 1
END
# Alone, the exit of a namespace would be that of the host.
echo 'exit 1' >$work/bin/unshare
for f in $work/bin/*; do
	(echo "#!$SHELL"
	cat $f) >$work/new && cat $work/new >$f
	chmod +x $f
done

# What is built: a program that does as WHAT says.
cat >$work/fake-1/configure <<END
#!$SHELL
echo "configure \$*" >>\$LOG
test "\$WHAT" = nothing && exit 1
mkdir src compat
(echo "#!$SHELL"
cat \`dirname \$0\`/program) >src/kernstone
chmod +x src/kernstone
>config.h
cp \`dirname \$0\`/rules Makefile
cp Makefile compat
END
cat >$work/fake-1/program <<'END'
case $1 in
run)
	echo 'BenchmarkLatSyscall/null 100 5 ns/op'
	echo '--- SKIP: BenchmarkLatRPC/udp: no RPC library'
	test "$WHAT" = lack && echo '--- FAIL: BenchmarkLatPipe: broken'
	test "$WHAT" = cut || echo '# end' ;;
esac
END
cat >$work/fake-1/rules <<'END'
all:
	@true
check:
	@echo PASS: one.sh
	@echo SKIP: two.sh
	@test "$$WHAT" != fail || { echo FAIL: three.sh; exit 1; }
END
(cd $work && chmod +x fake-1/configure && tar cf - fake-1 | gzip >fake.tar.gz)
cat >$work/table <<'END'
7.  Tried

    date        host                     libc       compiler    result
    1999-01-01  m68k, qemu-user          glibc 2.36 gcc 12.2.0  old
    1999-01-01  z80, paper               none       hand        fine

8.  The rest
END

PATH=$work/bin:$PATH
LOG=$work/log
export PATH LOG WHAT

# script, arguments, status, and a line of the output; WHAT is done.
while read WHAT code script args; do
	read line
	WHAT=$WHAT $SHELL $scripts/$script $args -b $work/b \
	    -t $work/fake.tar.gz >$work/out 2>&1 </dev/null
	got=$?
	test $got -eq $code ||
		echo "$WHAT $script $args: status $got, not $code"
	grep "^$line" $work/out >/dev/null || {
		echo "$WHAT $script $args: not '$line', but"
		cat $work/out
	}
	rm -rf $work/b
done >>$bad <<END
well 0 cross -r $work/table m68k
m68k: 1/0/1 full$
well 0 cross -r $work/table m68k:m68020
m68k:m68020: 1/0/1 full$
lack 1 cross m68k
m68k: 1/0/1 1 lacking$
fail 1 cross m68k
m68k: 1/1/1 full$
cut 1 cross m68k
m68k: 1/0/1 no tables$
nothing 1 cross m68k
m68k: no build$
well 2 cross mips
cross: missing here; .* libc6-dev-mips-cross (or use -i)
well 2 cross vax
cross: no ARCH vax (there are alpha arm64
well 0 compilers -r $work/table gcc-11
gcc-11: 1/0/1 full$
fail 1 compilers gcc-11
gcc-11: 1/1/1 full$
nothing 1 compilers gcc-11
gcc-11: no build$
well 2 compilers gcc-11 tcc
compilers: missing here; .*recommends tcc (or use -i)
well 2 compilers gcc-1
compilers: no NAME gcc-1
END
for word in '--host=m68k-linux-gnu' 'm68020 .*kernstone run --quick'; do
	grep -e "$word" $LOG >/dev/null || echo "never done: $word" >>$bad
done

# The table: a line of its own for each, the old one gone.
sed -n '/date/,/^$/p' $work/table | sed 's/[0-9-]*-[0-9]*-[0-9]* /DATE /' |
    awk 'NF { print $1, $2, $3, $4 }' >$work/got
cat >$work/want <<END
date host libc compiler
DATE m68k, qemu-user glibc
DATE m68k:m68020, qemu-user glibc
DATE `uname -m`, `uname -s` glibc
DATE z80, paper none
END
diff $work/got $work/want >>$bad
grep 'old' $work/table >>$bad
tail -1 $work/table | grep '^8' >/dev/null || echo "the end is lost" >>$bad

# Machines to emulate, and what they need.
$SHELL $scripts/emulate m68k >$work/out 2>$work/err
test $? -eq 2 || echo "emulate: status is not 2" >>$bad
grep 'please run: .* linux-source.* qemu-system-misc (or use -i)' $work/err \
    >/dev/null || echo "emulate: `cat $work/err`" >>$bad

# Help, and what they refuse: one line, and status 2.
for script in cross compilers emulate tried; do
	$SHELL $scripts/$script --help >$work/out 2>$work/err ||
		echo "$script --help: status $?"
	grep "^usage: sh scripts/$script" $work/out >/dev/null ||
		echo "$script --help: no usage"
	awk 'length($0) > 79 { print "too wide: " $0 }' $work/out
	for args in '' '-x' 'nonsense' '-b'; do
		$SHELL $scripts/$script $args >$work/out 2>$work/err
		test $? -eq 2 || echo "$script $args: status is not 2"
		test -s $work/out && echo "$script $args: output"
		test `wc -l <$work/err` -eq 1 || echo "$script $args: lines"
	done
done >>$bad
$SHELL $scripts/tried $work/want a b c d >$work/out 2>$work/err
test $? -eq 2 || echo "tried: a file without a table" >>$bad
grep 'no table' $work/err >/dev/null || echo "tried: no table" >>$bad

cat $bad
test -s $bad && exit 1
exit 0
