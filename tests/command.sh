#!/bin/sh
# command.sh - the command line: help, versions, and one line for each error

out=command.$$
bad=$out.bad
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15
>$bad

# Wrong usage: one line on stderr that says what and where and what was
# expected, nothing on stdout, status 2.
commands=`$TARGET_RUN $KS --help | sed -n '/^Commands/,$p' |
    sed -n 's/^  \([a-z]*\) .*/\1/p'`
commands=`echo $commands`
hint="('kernstone --help' lists them)"
listhint="('kernstone list --help' lists them)"
cat >$out.cases <<EOF
--foo
kernstone: unknown option --foo $hint
--fo=bar
kernstone: unknown option --fo $hint
-x
kernstone: unknown option -x $hint
--help=1
kernstone: --help takes no argument $hint
--version=1
kernstone: --version takes no argument $hint
nonsense
kernstone: unknown command nonsense (there are $commands)
LIST
kernstone: unknown command LIST (there are $commands)
list --foo
kernstone list: unknown option --foo $listhint
list --lo=1
kernstone list: option --long takes no argument $listhint
list --long=1
kernstone list: option --long takes no argument $listhint
list -x
kernstone list: unknown option -x $listhint
list -lx
kernstone list: unknown option -x $listhint
list NoSuch
kernstone list: no benchmark is called 'NoSuch' ('kernstone list' names them)
list NoSuch -x
kernstone list: unknown option -x $listhint
list -- -x
kernstone list: no benchmark is called '-x' ('kernstone list' names them)
EOF
for command in $commands; do
	hint="('kernstone $command --help' lists them)"
	echo $command --no-such
	echo "kernstone $command: unknown option --no-such $hint"
	echo $command -@
	echo "kernstone $command: unknown option -@ $hint"
done >>$out.cases
ks=$KS
w=$out
command=
says=
. $srcdir/messages.sh

# A message stays one line, whatever was in the argument.
$TARGET_RUN $KS 'two
lines' >$out.1 2>$out.2
test $? -eq 2 || echo "newline in a command: not status 2" >>$bad
test `wc -l <$out.2` -eq 1 || echo "newline in a command: `cat $out.2`" \
	>>$bad

# Without arguments, or with nothing but "--", the usage goes to stderr.
for args in '' '--' '-'; do
	$TARGET_RUN $KS $args >$out.1 2>$out.2
	test $? -eq 2 || echo "kernstone $args: not status 2"
	test -s $out.1 && echo "kernstone $args: writes to stdout"
	grep '^usage: kernstone COMMAND' $out.2 >/dev/null ||
		echo "kernstone $args: no usage"
done >>$bad

# Help and version, of the program and of each command.
for command in '' $commands; do
	for option in --help --hel; do
		$TARGET_RUN $KS $command $option >$out.1 2>$out.2 ||
			echo "kernstone $command $option: status $?"
		test -s $out.2 && echo "kernstone $command $option: stderr"
		sed 1q $out.1 | grep "^usage: kernstone $command" >/dev/null ||
			echo "kernstone $command $option: no usage"
		awk 'length($0) > 79 { print "too wide: " $0 }' $out.1
		grep -e '--version' $out.1 >/dev/null ||
			echo "kernstone $command $option: no --version"
	done
	$TARGET_RUN $KS $command --version >$out.1 2>$out.2 ||
		echo "kernstone $command --version: status $?"
	sed 1q $out.1 | grep '^kernstone [0-9.]*$' >/dev/null ||
		echo "kernstone $command --version: `cat $out.1`"
	test `wc -l <$out.1` -eq 2 || echo "$command --version: not 2 lines"
done >>$bad

# Output that does not get to its place is noticed.
if test -w /dev/full; then
	$TARGET_RUN $KS --help >/dev/full 2>$out.2
	test $? -eq 2 || echo "a full disk is not noticed"
	grep '^kernstone: standard output: ' $out.2 >/dev/null ||
		echo "a full disk: `cat $out.2`"
fi >>$bad
$TARGET_RUN $KS --help >&- 2>$out.2
test $? -eq 2 || echo "a closed stdout is not noticed" >>$bad
grep '^kernstone: standard output: ' $out.2 >/dev/null ||
	echo "a closed stdout: `cat $out.2`" >>$bad

cat $bad
test -s $bad && exit 1
exit 0
