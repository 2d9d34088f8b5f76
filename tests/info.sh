#!/bin/sh
# info.sh - kernstone info: all its parts, and clocks it is asked to use

out=info.$$
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15

$TARGET_RUN $KS info >$out.all || exit 1
for heading in machine clock 'clocks that work' 'clocks refused' \
    'clocks not compiled' noise 'this program'; do
	grep "^$heading\$" $out.all >/dev/null || {
		echo "no part $heading"
		exit 1
	}
done
awk 'length($0) > 79 && !/ \// { print "too wide: " $0; bad = 1 }
    END { exit bad }' $out.all || exit 1

# The clock chosen is one that works; each is told of once.
name=`sed -n '/^clock$/,/^$/s/^  name  *//p' $out.all`
sed -n '/^clocks that work$/,/^$/s/^  \([a-z][^ ]*\) .*/\1/p' $out.all >$out.ok
grep "^$name\$" $out.ok >/dev/null || {
	echo "the clock $name is not among those that work"
	exit 1
}
sort $out.ok | uniq -d >$out.1
test -s $out.1 && exit 1

# Each that works may be asked for, and a coarse one, which says so.
for name in `cat $out.ok`; do
	$TARGET_RUN $KS info --clock=$name >$out.1 || exit 1
	grep "^  name  *$name\$" $out.1 >/dev/null || {
		echo "--clock=$name was not used"
		exit 1
	}
done
$TARGET_RUN $KS info --clock=coarse:10ms,bump >$out.1 || exit 1
grep '^  name  *coarse:10ms,bump$' $out.1 >/dev/null || exit 1
grep '^  tick  *10 ms$' $out.1 >/dev/null || exit 1
grep 'no quiet windows' $out.1 >/dev/null || exit 1

# What it refuses: one line, what was expected, status 2, nothing printed.
while read arg what; do
	$TARGET_RUN $KS info "$arg" >$out.1 2>$out.2 \
	    </dev/null
	test $? -eq 2 || echo "$arg: status is not 2"
	test `wc -l <$out.2` -eq 1 -a ! -s $out.1 || {
		echo "$arg: not one line:"
		cat $out.1 $out.2
	}
	grep "$what" $out.2 >/dev/null || echo "$arg: `cat $out.2`"
done >$out.bad <<'EOF'
--clock=sundial there are.* gettimeofday
--clock= there are
--clock=coarse: expected coarse:TICK
--clock=coarse:10 expected coarse:TICK
--clock=coarse:0ms expected coarse:TICK
--sundial sundial
sundial only options
EOF
cat $out.bad
test -s $out.bad && exit 1
exit 0
