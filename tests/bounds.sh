#!/bin/sh
# bounds.sh - what is long is read within bounded memory and time; what is wrong
# with a page is told by line, and the rest is read; what a terminal would mind
# does not get out of a file

. $srcdir/indata.sh
failed=0
LC_ALL=C
export LC_ALL

# A line of 3 MB, and 4 MB of prose and noise, before, between and behind two
# files; 30 MB would be too little for a program that keeps them.
awk 'BEGIN {
	x = "A line that has nothing to do with it; a mail may have many. "
	for (i = 0; i < 16; i++)
		x = x x
	print x
	exit
}' </dev/null >$w.line
awk 'BEGIN {
	for (i = 0; i < 60000; i++)
		print "Error " i " in a program that prints an error at a time."
	exit
}' </dev/null >$w.noise
cat $w.line $w.noise pub-dec.txt $w.line lm-3.txt $w.noise $w.line >$w.long
limit=
if (ulimit -v 30000 && $TARGET_RUN $ks report full.ks) >/dev/null 2>&1; then
	limit="ulimit -v 30000 &&"
fi
(eval $limit $TARGET_RUN $ks report --layout=1.9 $w.long) >$w.out 2>$w.err
status=$?
if test $status -ne 0 || test -s $w.err; then
	echo "a long file: status $status"
	cat $w.err
	failed=1
fi
for row in 'mips-dec-    ULTRIX 4.5  117  3.7   28   80' \
    'hosta       Linux 6.1.0 4952  0.1  0.2    1' \
    'row 8: 60001 lines of'; do
	grep "$row" $w.out >/dev/null || {
		echo "a long file: no '$row'"
		failed=1
	}
done

# As many rounds as nobody makes: the time grows with their number, not with
# its square, which would be minutes.
awk 'BEGIN {
	print "# kernstone 0.1.0 results, format 1"
	for (i = 0; i < 100000; i++)
		print "BenchmarkLatPipe 9 " 5000 + i " ns/op 0.3 ref 5 load-ns"
	exit
}' </dev/null >$w.long
limit=
if (ulimit -t 20 && $TARGET_RUN $ks report full.ks) >/dev/null 2>&1; then
	limit="ulimit -t 20 &&"
fi
(eval $limit $TARGET_RUN $ks report $w.long) >$w.out 2>&1
grep '55.0' $w.out >/dev/null || {
	echo "many rounds:"
	cat $w.out
	failed=1
}

# A thousand files, with a row for each; on the machines of today that takes
# about a second.
files=`awk 'BEGIN {
	for (i = 0; i < 1000; i++)
		print "lm-131.txt"
	exit
}' </dev/null`
(eval $limit $TARGET_RUN $ks report --layout=3 $files) >$w.out 2>&1
n=`grep -c '^[^ ]*  *Linux 6' $w.out`
if test $n -ne 11000; then
	echo "a thousand files: $n rows"
	sed 9q $w.out
	failed=1
fi

# A table without its rule, the first one; a row longer than its rule; a row
# with a word that is no figure.  Two lines above them are the title.
sed '/^Processor/,/^Context/s/^--------- -.*//' pub-dec.txt |
sed -e 's/ 1062$/ 1062 17/' -e 's/ 356    963/ 356    96x/' >$w.page
$TARGET_RUN $ks report --layout=1.9 $w.page >$w.out 2>$w.err || failed=1
$TARGET_RUN $ks report -v $w.page >$w.v 2>$w.err || failed=1
title=`grep -n '^Processor' $w.page | sed -e 's/:.*//' -e 1q`
row=`grep -n ' 1062 17$' $w.page | sed -e 's/:.*//' -e 1q`
word=`grep -n ' 96x ' $w.page | sed -e 's/:.*//' -e 1q`
for what in "page:$title: a title without its headings" \
    "page:$row: mips-dec-  .* 1062 17" \
    "page:$word: mips-dec-  .* 96x "; do
	grep "$what" $w.v >/dev/null || {
		echo "report -v does not say '$what':"
		sed -n '/^Not/,/^$/p' $w.v
		failed=1
	}
done
for row in 'mips-dec-    ULTRIX 4.5    13   228  292   975' \
    'pmax-netb   NetBSD 1.4W    27    207    890    439'; do
	grep "$row" $w.out >/dev/null || {
		echo "a page with faults: no '$row'"
		failed=1
	}
done

# Control characters in names, figures and noise, ours and theirs: none gets
# out, of the report, the listing, the formats and the messages.
awk 'BEGIN {
	c = sprintf("%c[31m%c%c%c%c%c[2J", 27, 7, 8, 127, 155, 155)
	print "[lmbench3.0 results for Lin" c "ux ho" c "st 1" c ".0]"
	print "[OS: a" c "b]"
	print "Simple syscall: 0.1303 microseconds" c
	print "Pipe latency: 8.0225 microseconds"
	print "noise " c
	print "# kernstone 0.1.0 results, format 1"
	print "host: h" c
	print "os: O" c "S 1"
	print "machine: m" c
	print "BenchmarkLatSyscall/null 10 166000 ns/op 1 a" c
	print "--- FAIL: BenchmarkLatPipe: e" c "rror"
	print "what" c
	exit
}' </dev/null >$w.ctl
cp $w.ctl $w.ctl2
echo "BenchmarkX 1 x`sed -n '5s/noise//p' $w.ctl` ns/op" >>$w.ctl2
for args in "report" "report -v" "report --best" "export -f go"; do
	$TARGET_RUN $ks $args $w.ctl >$w.out 2>&1 || failed=1
	$TARGET_RUN $ks $args $w.ctl2 >>$w.out 2>&1
	n=`tr -d '\012\040-\176' <$w.out | wc -c`
	if test $n -ne 0; then
		echo "kernstone $args: $n control characters"
		failed=1
	fi
done
exit $failed
