#!/bin/sh
# registry.sh - every family has its file, its line in benchtab.h and in
# src/bench/files.am, and every benchmark is in "kernstone list"; what configure
# said is missing is; our libraries define names of ours only

. $srcdir/long.sh

status=0
work=registry.$$
trap 'rm -f $work.*' 0
trap 'exit 1' 1 2 15

# vec_*.c and lib*.c in src/bench hold no family.
(cd $top_srcdir/src/bench && ls *.c 2>/dev/null) |
    sed -e 's/\.c$//' -e '/^vec_/d' -e '/^lib/d' | sort >$work.files
sed -n 's/^BENCH(\([a-z0-9_]*\))$/\1/p' $top_srcdir/src/benchtab.h |
    sort >$work.table
sed -n 's:^	bench/\([a-z0-9_]*\)\.c.*$:\1:p' \
    $top_srcdir/src/bench/files.am |
    sed -e '/^vec_/d' -e '/^lib/d' | sort >$work.make
for list in table make; do
	if cmp $work.files $work.$list >/dev/null; then
		:
	else
		echo "src/bench (<) and $list (>) differ:"
		diff $work.files $work.$list
		status=1
	fi
done

$TARGET_RUN ./t_registry >$work.names || {
	cat $work.names
	status=1
}
$TARGET_RUN $KS list | sed '/^ /d; s/ .*//' >$work.listed
if cmp $work.names $work.listed >/dev/null; then
	:
else
	echo "the table (<) and 'kernstone list' (>) differ:"
	diff $work.names $work.listed
	status=1
fi

# What configure said would be missing is what the program says is.
for name in $missing; do
	$TARGET_RUN $KS list $name | sed '/^ /d; s/ .*//'
done | sort >$work.said
$TARGET_RUN $KS list -l | awk '/^[^ ]/ { name = $1 }
    /^    missing / { print name }' | sort >$work.missing
if cmp $work.said $work.missing >/dev/null; then
	:
else
	echo "missing, says configure (<) and the program (>):"
	diff $work.said $work.missing
	status=1
fi

for lib in compat/libcompat.a src/libkernstone.a; do
	${NM-nm} $top_builddir/$lib 2>/dev/null |
	awk 'NF == 3 && $2 ~ /^[A-TV-Z]$/ { print $3 }' >$work.symbols
	if grep ks_ $work.symbols >/dev/null; then
		:
	else
		echo "nm does not work here: names in $lib not looked at"
		continue
	fi
	# a second underscore is the compiler's own (sanitizers)
	if grep -v '^_*ks_' $work.symbols | grep -v '^__'; then
		echo "$lib defines names that do not begin with ks_"
		status=1
	fi
done
exit $status
