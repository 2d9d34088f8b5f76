#!/bin/sh
# aberr.sh - kernstone ab: every mistake is told in one line, with status 2,
# and no file is made, left or overwritten

. $srcdir/owndir.sh

echo precious > one.a.ks
echo precious > two.b.ks
long=`echo aaaaaaaaaa | sed 's/a/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb/g'`
words=`echo $long | sed 's/bbbbbbbbbb/w /g'`
: > told
files=`ls`

while IFS='|' read args want; do
	set X $args; shift
	case $args in
	WORDS)
		set X --a "$words w w w"; shift ;;
	TEXT)
		set X --b "$long $long $long $long"; shift ;;
	LONG)
		set X -o $long; shift ;;
	esac
	$TARGET_RUN $KS ab "$@" > out 2> err < /dev/null
	status=$?
	if test $status -ne 2 || test `wc -l < err` -ne 1 || test -s out; then
		echo "ab $args: status $status, and not one line on stderr:"
		cat out err
	fi
	grep "$want" err > /dev/null || {
		echo "ab $args: no '$want' in:"
		cat err
	}
	rm -f out err
	test "`ls`" = "$files" || {
		echo "ab $args: files were made:" `ls`
	}
done > told << 'END'
nonsense|no benchmark is called 'nonsense'
--frob|unknown option --frob
--a|option --a needs PREFIX
WORDS|a prefix of over 32 words
TEXT|a prefix of over 999 characters
LONG|a name of over 280 characters
-r 0|'0' is not a number from 1 to 1000
--threshold=0|'0' is not a percentage
--sort=name|expected file or change
--dir=none LatSyscall/null|none: No such file
--clock=sundial -o new LatSyscall/null|sundial
-o none/new LatSyscall/null|none/new.a.ks: No such file
-o one LatSyscall/null|one.a.ks: File exists
-o two LatSyscall/null|two.b.ks: File exists
END
test "`cat one.a.ks two.b.ks`" = "precious
precious" || echo "an old file was overwritten" >> told
cat told
test -s told && exit 1
exit 0
