#!/bin/sh
# shell.sh - our scripts keep to the Bourne shell of Version 7, and say what
# they are for in line 2

. $srcdir/long.sh

bad=shell.$$
trap 'rm -f $bad' 0
trap 'exit 1' 1 2 15

for f in $top_srcdir/bootstrap $top_srcdir/scripts/* $top_srcdir/tests/*.sh
do
	case $f in
	*/Makefile* | */shell.sh | *.awk | *.site | */machines)
		continue ;;
	esac
	name=`echo $f | sed 's:.*/::'`
	test -x $f || echo "$f cannot be executed"
	sed -n 2p $f | grep "^# $name - " >/dev/null ||
		echo "$f: line 2 is not # $name - what it is for"
	# what it must not have, but for comments, what is quoted within a
	# line, and what is awk's
	sed -e 's/^[ 	]*#.*//' -e "s/'[^']*'//g" -e 's/\$([a-z] [-+] 1)//g' \
	    -e 's/printf "[^"]*",//' $f |
	grep -n -e '\$(' \
	    -e '^[ 	]*[a-z_]*[ 	]*()' \
	    -e '^[ 	]*function ' \
	    -e '\(^\|if\|while\|until\|&&\|||\)[ 	]*! ' \
	    -e 'test -[eh] ' -e ' -a -[eh] ' -e ' -o -[eh] ' \
	    -e '^[ 	]*\[ ' -e '\(if\|while\|&&\|||\) \[ ' \
	    -e '^[ 	]*local ' \
	    -e '^[ 	]*printf ' -e '[|;&] printf ' \
	    -e '\${[A-Za-z_0-9]*[:#%]' \
	    -e '^[ 	]*export [A-Za-z_]*=' \
	    -e 'grep -q' -e 'mktemp' -e 'command -v' |
	sed "s:^:$f\:not for the shell of Version 7\: :"
	awk -f $srcdir/lostset.awk file=$f $f
done >$bad

cat $bad
test -s $bad && exit 1
exit 0
