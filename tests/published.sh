#!/bin/sh
# published.sh - summaries of lmbench in a mail or on a page: the same tables
# come out, whatever stands around them, and they follow the page

. $srcdir/indata.sh

command=report
cat >$w.cases <<'END'
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
. ../golden.sh

# Our own tables can be read as well, with their marks.
$TARGET_RUN $ks report --layout=1.9 marks-1.9.txt | sed '/^  [^ ]/d' >$w.out
sed -e '/^  [^ ]/d' -e 's/<0.2/    /' marks-1.9.txt >$w.want
cmp -s $w.want $w.out || {
	echo "our own table:"
	diff $w.want $w.out
} >>$bad

# Indented, quoted, with carriage returns, with blanks at the end.
sed -e 's/^/> >    /' -e 's/$/   /' pub-11.txt |
    awk '{ printf "%s\r\n", $0 }' >$w.page
$TARGET_RUN $ks report --layout=1.1 $w.page 2>&1 | sed '/a summary of/d' >$w.out
sed '/a summary of/d' pub-11.want >$w.want
cmp -s $w.want $w.out || {
	echo "quoted:"
	diff $w.want $w.out
} >>$bad

# A web page: tags, also before a title, and what HTML writes for & and >.
awk '/^File & VM/ { $0 = "<pre><b>" $0 "</b>" }
	{ print }' pub-dec.txt |
    sed -e 's/^/> /' -e 's/&/\&amp;/' -e 's/^>/\&gt;/' >$w.page
$TARGET_RUN $ks report --layout=1.9 $w.page 2>&1 | sed '/^  [^ ]/d' >$w.out
sed '/^  [^ ]/d' pub-dec.want >$w.want
cmp -s $w.want $w.out || {
	echo "a web page:"
	diff $w.want $w.out
} >>$bad

# However many digits a 0 has, it is no figure, and the row is read.
sed 's/^localhost     QNX 6.4.1 0.5100/localhost     QNX 6.4.1 0.0000/' \
    pub-501.txt >$w.page
$TARGET_RUN $ks report --layout=3 $w.page | sed '/^  [^ ]/d' >$w.out
sed -e 's/QNX 6.4.1 0.5100/QNX 6.4.1       /' -e '/^  [^ ]/d' \
    pub-501.want >$w.want
cmp -s $w.want $w.out || {
	echo "a 0 with decimals:"
	diff $w.want $w.out
} >>$bad

# The output follows the page: a digit is another; a row is missing (but its
# first figure is in another table too); two rows change places, which their
# Mhz tells.
sed 's/ 226 0.78K/ 227 0.78K/' pub-dec.txt >$w.page
$TARGET_RUN $ks report --layout=1.9 $w.page | sed '/^  [^ ]/d' >$w.out
sed -e '/^  [^ ]/d' -e 's/ 226 0.78K/ 227 0.78K/' pub-dec.want >$w.want
cmp -s $w.want $w.out || {
	echo "another digit:"
	diff $w.want $w.out
} >>$bad
sed '/^8400 .* 14     19     18/d' pub-11.txt >$w.page
$TARGET_RUN $ks report --layout=1.1 $w.page | grep '^8400 ' >$w.out
grep '^8400 ' pub-11.want |
    sed 's/^\(8400 *OSF1 V3.2    14\)     19     18.*/\1/' >$w.want
cmp -s $w.want $w.out || {
	echo "a row less:"
	diff $w.want $w.out
} >>$bad
awk '/ULTRIX 4.5    39    50   1472/ { held = $0; next }
	{ print }
	held != "" { print held; held = "" }' pub-dec.txt >$w.page
$TARGET_RUN $ks report --layout=1.9 $w.page | sed '/^  [^ ]/d' >$w.out
sed '/^  [^ ]/d' pub-dec.want >$w.want
cmp -s pub-dec.txt $w.page && echo "the rows did not change places" >>$bad
cmp -s $w.want $w.out || {
	echo "two rows in another order:"
	diff $w.want $w.out
} >>$bad
cat $bad
test -s $bad && exit 1
exit 0
