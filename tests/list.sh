#!/bin/sh
# list.sh - kernstone list: names chosen, and what -l says of them

out=list.$$
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15

$TARGET_RUN $KS list >$out.all || exit 1
test -s $out.all || {
	echo "no benchmarks"
	exit 1
}

# The same benchmark however its name is written, each once, in their order.
for name in LatSyscall/null latsyscall/null lat_syscall/null LAT_SYSCALL/NULL \
    'LatSyscall/nul*' '*l/null'; do
	$TARGET_RUN $KS list "$name" >$out.1 || exit 1
	echo LatSyscall/null | cmp - $out.1 || {
		echo "$name: `cat $out.1`"
		exit 1
	}
done
$TARGET_RUN $KS list LatSyscall '*' LatSyscall/null >$out.1 || exit 1
cmp $out.all $out.1 || exit 1
$TARGET_RUN $KS list lat_syscall >$out.1 || exit 1
grep '^LatSyscall/' $out.all | cmp - $out.1 || exit 1

# As for run, two words stand for many.
$TARGET_RUN $KS list all >$out.1 || exit 1
cmp $out.all $out.1 || exit 1
$TARGET_RUN $KS list classic >$out.1 || exit 1
grep '^LatPipe' $out.1 >/dev/null || exit 1
if grep '^LatSem' $out.1; then
	exit 1
fi

# The long form: each benchmark, its operation and unit; no line too wide.
$TARGET_RUN $KS list -l >$out.long || exit 1
grep '^[^ ]' $out.all >$out.names
grep '^[^ ]' $out.long | cmp - $out.names || exit 1
for label in operation unit; do
	test `grep -c "^    $label  *[^ ]" $out.long` -eq \
	    `wc -l <$out.names` || {
		echo "-l: not every benchmark has its $label"
		exit 1
	}
done
awk 'length($0) > 79 { print "too wide: " $0; bad = 1 }
    END { exit bad }' $out.long || exit 1
$TARGET_RUN $KS list --long LatSyscall/null >$out.1 || exit 1
grep 'lower is better' $out.1 >/dev/null || exit 1
exit 0
