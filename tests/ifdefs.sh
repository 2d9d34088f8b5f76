#!/bin/sh
# ifdefs.sh - what a host has is asked for in few places, what it is called
# nowhere
#
# HAVE_ and STDC_ names appear only in compat/, src/clock/, src/host/, and at
# most once in a benchmark, around its body; names of systems not at all;
# names of processors only in src/clock/, src/bench/vec_*.c and the table of
# clocks per instruction.

. $srcdir/long.sh

status=0
code=ifdefs.$$
trap 'rm -f $code' 0
trap 'exit 1' 1 2 15

for f in `cd $top_srcdir && find compat src tests -name '*.[ch]' -print`; do
	sed -e "s/'\"'//g" -e 's/\\"//g' -e 's/"[^"]*"/""/g' \
	    $top_srcdir/$f | awk -f $srcdir/code.awk file=$f -
done >$code

# found WHAT is printed for every line that comes in
complain='{ print what ": " $0; bad = 1 } END { exit bad }'

grep 'HAVE_' $code |
sed -e '/^compat\//d' -e '/^src\/clock\//d' -e '/^src\/host\//d' \
    -e '/^src\/bench\//d' -e '/^tests\//d' |
awk "$complain" what='HAVE_ outside compat/, src/clock/, src/host/' - ||
	status=1

grep '^src/bench/[^:]*:[0-9]*:[ 	]*#.*HAVE_' $code |
awk -F: '{ if (count[$1]++ > 0) { print "second HAVE_: " $0; bad = 1 } }
    END { exit bad }' || status=1

systems='__linux__ __linux linux __gnu_linux__ __GLIBC__ __APPLE__ __MACH__
    __FreeBSD__ __NetBSD__ __OpenBSD__ __DragonFly__ __sun sun __SVR4 __svr4__
    ultrix __ultrix __ultrix__ __osf__ __hpux hpux _AIX __sgi sgi __bsdi__
    BSD BSD4_4 __BSD__ unix __unix__ __unix __CYGWIN__ __HAIKU__ __QNX__
    __minix __GNU__ __MUSL__ _WIN32'
cpus='__i386__ __i386 i386 __x86_64__ __amd64__ __mips__ __mips mips
    __sparc__ __sparc sparc __alpha__ __alpha __powerpc__ __ppc__ __PPC__
    __powerpc64__ __arm__ __aarch64__ __riscv __s390__ __s390x__ __m68k__
    m68k __hppa__ __vax__ vax __ia64__ __sh__'

for word in $systems; do
	echo "[^A-Za-z0-9_]$word[^A-Za-z0-9_]"
	echo "[^A-Za-z0-9_]$word\$"
done >$code.words
grep -f $code.words $code | sed '/^tests\/ports\//d' |
awk "$complain" what='name of a system' - || status=1

for word in $cpus; do
	echo "[^A-Za-z0-9_]$word[^A-Za-z0-9_]"
	echo "[^A-Za-z0-9_]$word\$"
done >$code.words
grep -f $code.words $code |
sed -e '/^src\/clock\//d' -e '/^src\/bench\/vec_/d' \
    -e '/^src\/host\/cpi/d' |
awk "$complain" what='name of a processor' - || status=1

rm -f $code.words
exit $status
