#!/bin/sh
# published.sh - summaries of lmbench in a mail or on a page: the same tables
# come out, whatever stands around them, and they follow the page

here=`pwd`
ks=`cd $top_builddir/src && pwd`/kernstone
out=$here/published.out
page=$here/published.page
want=$here/published.want
failed=0
trap 'rm -f $out $page $want' 0

cd $srcdir/data || exit 1
while read expected args; do
	$TARGET_RUN $ks report $args >$out 2>&1
	status=$?
	if test $status -eq 0 && cmp -s $expected $out; then :; else
		echo "report $args: status $status"
		diff $expected $out
		failed=1
	fi
done <<END
pub-10.want --layout=1.0 pub-10.txt
pub-11.want --layout=1.1 pub-11.txt
pub-19.want --layout=1.9 pub-19.txt
pub-3.want --layout=3 pub-3.txt
pub-dec.want --layout=1.9 pub-dec.txt
pub-fix.want --layout=1.9 --fix-known-errors pub-dec.txt
pub-xscale.want --layout=1.9 pub-xscale.txt
pub-all.want pub-dec.txt lm-2.txt marks.ks
pub-501.want --layout=3 pub-501.txt
pub-502.want --layout=3 pub-502.txt
pub-533.want --layout=3 pub-533.txt
pub-best.want --best pub-best.txt
pub-best10.want --layout=1.0 pub-best.txt
pub-bestv.want -v pub-best.txt
pub-best2.want --best --layout=2 pub-dec.txt lm-2.txt marks.ks
pub-old.want --layout=1.0 pub-dec.txt lm-1.txt lm-2.txt full.ks
END

# Our own tables can be read as well, with their marks.
$TARGET_RUN $ks report --layout=1.9 marks-1.9.txt | sed '/^  [^ ]/d' >$out
sed -e '/^  [^ ]/d' -e 's/<0.2/    /' marks-1.9.txt >$want
if cmp -s $want $out; then :; else
	echo "our own table:"
	diff $want $out
	failed=1
fi

# Indented, quoted, with carriage returns, with blanks at the end.
sed -e 's/^/> >    /' -e 's/$/   /' pub-11.txt |
    awk '{ printf "%s\r\n", $0 }' >$page
$TARGET_RUN $ks report --layout=1.1 $page 2>&1 | sed '/a summary of/d' >$out
sed '/a summary of/d' pub-11.want >$want
if cmp -s $want $out; then :; else
	echo "quoted:"
	diff $want $out
	failed=1
fi

# The output follows the page: a digit is another; a row is missing (but its
# first figure is in another table too); two rows change places, which their
# Mhz tells.
sed 's/ 226 0.78K/ 227 0.78K/' pub-dec.txt >$page
$TARGET_RUN $ks report --layout=1.9 $page | sed '/^  [^ ]/d' >$out
sed -e '/^  [^ ]/d' -e 's/ 226 0.78K/ 227 0.78K/' pub-dec.want >$want
if cmp -s $want $out; then :; else
	echo "another digit:"
	diff $want $out
	failed=1
fi
sed '/^8400 .* 14     19     18/d' pub-11.txt >$page
$TARGET_RUN $ks report --layout=1.1 $page | grep '^8400 ' >$out
grep '^8400 ' pub-11.want |
    sed 's/^\(8400 *OSF1 V3.2    14\)     19     18.*/\1/' >$want
if cmp -s $want $out; then :; else
	echo "a row less:"
	diff $want $out
	failed=1
fi
awk '/ULTRIX 4.5    39    50   1472/ { held = $0; next }
	{ print }
	held != "" { print held; held = "" }' pub-dec.txt >$page
$TARGET_RUN $ks report --layout=1.9 $page | sed '/^  [^ ]/d' >$out
sed '/^  [^ ]/d' pub-dec.want >$want
if cmp -s pub-dec.txt $page; then
	echo "the rows did not change places"
	failed=1
fi
if cmp -s $want $out; then :; else
	echo "two rows in another order:"
	diff $want $out
	failed=1
fi
exit $failed
