#!/bin/sh
# runerr.sh - kernstone run: every mistake is told in one line, with status
# 2, and nothing is lost or overwritten

. $srcdir/owndir.sh

echo precious > old
mkdir closed
chmod 555 closed
echo '# kernstone 9.9 results, format 1' > foreign.ks
echo 'int main;' > text.c
: > empty.ks

# Arguments, and what the message must say.
while IFS='|' read args want; do
	case $want in
	*root*)	# what does not stop root
		want=`echo "$want" | sed 's/ *root *//'`
		if test -w closed; then
			continue
		fi ;;
	esac
	$TARGET_RUN $KS run $args > out 2> err < /dev/null
	status=$?
	if test $status -ne 2; then
		echo "run $args: status $status"
		cat err
	fi
	if test `wc -l < err` -ne 1 || test -s out; then
		echo "run $args: not one line on stderr alone:"
		cat out err
	fi
	if grep "$want" err > /dev/null; then
		:
	else
		echo "run $args: no '$want' in:"
		cat err
	fi
done > bad << 'END'
nonsense|no benchmark is called 'nonsense'
LatSyscall/null LatSyscall/nil|'LatSyscall/nil'
LatSyscall/null/n=7|LatSyscall/null has no parameters
LatSelect/file/n=7|n=10
--frob|unknown option --frob
-x|unknown option -x
-r|option --rounds needs N
-r 0|'0' is not a number from 1 to 1000
-r 9x|'9x' is not a number
-r 99999999999999999999|is not a number
-t 0|'0' is not a number from 0.001 to 100
-t fast|'fast' is not a number
--precision=0|'0' is not a percentage
--precision=many|'many' is not a percentage
--precision=|'' is not a percentage
--memory=1|'1' is not a size
--memory=big|'big' is not a size
--mhz=no|'no' is not a number
--seed=0|'0' is not a number
--timeout=0|'0' is not a number
--clock=sundial LatSyscall/null -o new|sundial
--clock=coarse: LatSyscall/null -o new1|coarse
--clock=coarse:0ms LatSyscall/null -o new2|coarse
-o old LatSyscall/null|old: File exists
-o closed/new LatSyscall/null|root closed/new: Permission denied
-o none/new LatSyscall/null|none/new: No such file
--dir=none LatSyscall/null -o new3|none: No such file
--dir=closed LatSyscall/null -o new4|root closed: Permission denied
--resume=none|none: No such file
--resume=empty.ks|empty.ks
--resume=text.c|text.c
--resume=foreign.ks|made by version 9.9
--resume=foreign.ks LatSyscall|takes the names from the file
--resume=foreign.ks -o x|exclude each other
END

test "`cat old`" = precious || echo "an old file was overwritten" >> bad
cat bad
test -s bad && exit 1
exit 0
