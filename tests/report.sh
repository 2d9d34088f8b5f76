#!/bin/sh
# report.sh - kernstone report: its tables, its messages

. $srcdir/indata.sh

command=report
cat >$w.cases <<'END'
full-1.0.txt --layout=1.0 full.ks
full-1.1.txt --layout=1.1 full.ks
full-1.9.txt --layout=1.9 full.ks
full-2.txt full.ks
full-2.txt --layout=2 full.ks
full-2.txt -- full.ks
full-3.txt full.ks --layout 3
full-best.txt --best full.ks lm-1.txt
full-best.txt --layout=best full.ks lm-1.txt
full-best2.txt --best --layout=2 marks.ks full.ks
full-base.txt --relative-to=marks.ks full.ks
full-base.txt --relative-to=marks.ks marks.ks full.ks
full-base3.txt --layout=3 --relative-to=full.ks marks.ks full.ks
joined.txt joined.ks
joined-v.txt -v joined.ks
marks.txt marks.ks
marks-1.9.txt --layout=1.9 marks.ks
marks-v.txt --verbose marks.ks
three.txt marks.ks joined.ks
END
. ../golden.sh

# Of several sizes the largest that was measured counts, wherever it stands.
cat >$w.ks <<'END'
# kernstone 0.1.0 results, format 1
host: small
os: Linux 6.1
Unit MB/s better=higher
--- SKIP: BenchmarkBwMem/copy/size=128M: wants 262144K of memory
BenchmarkBwMem/copy/size=512K 9 5000 MB/s 1 round
BenchmarkBwMem/copy/size=8M 9 2500 MB/s 1 round
BenchmarkBwMem/copy/size=2K 9 9000 MB/s 1 round
# end
END
$TARGET_RUN $ks report $w.ks >$w.out 2>$w.err
grep '^small .* 2500' $w.out >/dev/null || {
	echo "not the largest size that was measured:"
	cat $w.out $w.err
} >>$bad

# A file on standard input is the same but for its name.
cat full.ks | $TARGET_RUN $ks report - >$w.out 2>$w.err
cmp -s full-2.txt $w.out || echo "report -: differs" >>$bad

# Messages: the arguments, then a line of what is expected.
: >$w.empty
kinds='"# kernstone VERSION results, format 1"'
kinds="$kinds or \"[lmbench3.0 results for ...\""
kinds="$kinds or \"--------- -------------\""
says='kernstone report: '
cat >$w.cases <<END

no file of results is named ('kernstone report --help' tells more)
--layout=4 full.ks
unknown layout '4' (there are 1.0, 1.1, 1.9, 2, 3, best)
--layout= full.ks
unknown layout '' (there are 1.0, 1.1, 1.9, 2, 3, best)
--layout
option --layout needs NAME ('kernstone report --help' lists them)
--best --relative-to=full.ks full.ks
--best and --relative-to exclude each other
--relative-to=full.ks
no file of results is named ('kernstone report --help' tells more)
--relative-to=nothere.ks full.ks
nothere.ks: No such file or directory
--best header.ks
header.ks: no figure for layout best ('kernstone report -v' shows what there is)
--lines full.ks
unknown option --lines ('kernstone report --help' lists them)
-x full.ks
unknown option -x ('kernstone report --help' lists them)
/nonexistent/a.ks
/nonexistent/a.ks: No such file or directory
full.ks nothere.ks
nothere.ks: No such file or directory
.
.:1: Is a directory
$w.empty
$w.empty:1: empty: expected $kinds
../check.h
../check.h:1: not results: expected $kinds
$ks
$ks:1: not results: expected $kinds
/dev/zero
/dev/zero:1: not results: expected $kinds
bad-number.ks
bad-number.ks:5: expected a number, not "41x.3"
bad-unit.ks
bad-unit.ks:4: expected the unit this point had before, not "us/op"
header.ks
header.ks: no figure for layout 2 ('kernstone report -v' shows what there is)
--layout=1.0 odd.ks
odd.ks: no figure for layout 1.0 ('kernstone report -v' shows what there is)
full.ks future.ks
future.ks:1: expected format 1: this file is for another kernstone
END
. ../messages.sh

# What root may read, others may not.
rm -f $w.ks
cp full.ks $w.ks
chmod 0 $w.ks
if cat $w.ks >/dev/null 2>&1; then :; else
	$TARGET_RUN $ks report $w.ks >$w.out 2>$w.err
	if test $? -ne 2 || test "`cat $w.err`" != \
	    "kernstone report: $w.ks: Permission denied"; then
		echo "unreadable file:"
		cat $w.err
	fi >>$bad
fi

# What cannot be printed is an error.
if test -c /dev/full; then
	$TARGET_RUN $ks report full.ks >/dev/full 2>$w.err
	test $? -eq 2 || echo "full disk: no error" >>$bad
fi

cat $bad
test -s $bad && exit 1
exit 0
