#!/bin/sh
# roundtrip.sh - the tables of every published summary come out as they are:
# titles, columns, rows, and each figure within its last digit; whatever the
# mail did to them; and they follow what is changed

. $srcdir/indata.sh

while read page layout several least; do
	# A digit of each table is another one; a row is gone from all tables;
	# the first two rows of each have changed places.
	cp $page $w.as-it-is
	awk '/ - |microseconds|nanoseconds|parameters/ { basic = /param/ }
	/^[> 	]*--------- -------------/ { wait = 2 }
	wait > 0 && wait-- == 1 && !basic {
		n = length($0)
		while (n > 30 && (substr($0, n, 1) !~ /[2-7]/ ||
		    substr($0, n - 1, 1) == "L"))
			n--
		if (n > 30)
			$0 = substr($0, 1, n - 1) \
			    substr("0034567890", substr($0, n, 1) + 1, 1) \
			    substr($0, n + 1)
	}
	{ print }' $page >$w.digit
	awk '/^[> 	]*--------- -------------/ { wait = 2 }
	wait > 0 && wait-- == 1 { next }
	{ print }' $page >$w.row
	awk '/^[> 	]*--------- -------------/ { wait = 3 }
	wait == 2 { held = $0; wait = 1; next }
	wait == 1 { print; print held; wait = 0; next }
	wait == 3 { wait = 2 }
	{ print }' $page >$w.swap
	# Quoted, and indented, and quoted again; carriage returns; tabs for
	# blanks; blanks at the end.
	sed -e 's/^/    /' -e 's/^> *> /> /' -e 's/^/>/' $page >$w.quoted
	sed 's/$/   /' $page | awk '{ printf "%s\r\n", $0 }' >$w.crlf
	awk '{ line = ""
		for (i = 1; i <= length($0); i += 8) {
			part = substr($0, i, 8)
			if (length(part) == 8)
				sub(/  +$/, "\t", part)
			line = line part
		}
		print line }' $page >$w.tabs
	case $page in
	pub-xscale.txt)	# it is quoted, so that tab stops are not its own
		cp $page $w.tabs
		sed 's/^/> /' $page >$w.quoted
	esac
	for how in as-it-is digit row swap quoted crlf tabs; do
		if test $several = 0; then
			case $how in
			row | swap)
				continue
			esac
		fi
		awk -f ../tables.awk $w.$how >$w.want
		$TARGET_RUN $ks report --layout=$layout $w.$how >$w.out \
		    </dev/null ||
			echo "$page, $how: status $?"
		sed '/^  [^ ].* /d' $w.out >$w.tables
		awk -f ../tables.awk $w.tables >$w.got
		(sed 's/^/</' $w.want; sed 's/^/>/' $w.got) |
		awk -f ../figures.awk least=$least - >$w.diff || {
			echo "$page, $how:"
			cat $w.diff
		}
		case $how in
		digit | row | swap)
			if cmp -s $w.want $w.was; then
				echo "$page, $how: nothing has changed"
			fi ;;
		as-it-is)
			cp $w.want $w.was
			awk -f ../tables.awk heads=1 $page >$w.want
			awk -f ../tables.awk heads=1 $w.tables >$w.got
			sed 's/^ *//' $w.want | sort -u >$w.sorted
			sed 's/^ *//' $w.got | sort -u |
			    comm -23 - $w.sorted >$w.diff
			if test -s $w.diff || test `wc -l <$w.got` -lt 18; then
				echo "$page: headings of ours:"
				cat $w.diff
			fi
		esac
	done
done >>$bad <<'END'
pub-10.txt 1.0 1 70
pub-11.txt 1.1 1 300
pub-141.txt 1.9 1 100
pub-19.txt 1.9 1 120
pub-3.txt 3 0 60
pub-501.txt 3 0 20
pub-502.txt 3 1 60
pub-533.txt 3 1 50
pub-best.txt best 1 75
pub-dec.txt 1.9 1 200
pub-xscale.txt 1.9 1 35
END
cat $bad
test -s $bad && exit 1
exit 0
