#!/bin/sh
# gomedian.sh - an independent reader of Go's benchmark format finds in what
# export writes the medians that compare prints

out=gomedian.$$
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15

old=$srcdir/data/cmp-old.ks
new=$srcdir/data/cmp-new.ks
bad=0

# Names begin with Benchmark in column 0; then a count, then pairs of a value
# and a unit, of which the first is read.  One line for each median: unit,
# old, new.  The medians are sorted by insertion, as old awks have no asort().
for f in old new; do
	eval "file=\$$f"
	$TARGET_RUN $KS export -f go $file > $out.$f || exit 1
done
awk '
function median(key, n,    i, k, t) {
	for (i = 2; i <= n; i++)
		for (k = i; k > 1 && v[key, k - 1] > v[key, k]; k--) {
			t = v[key, k]
			v[key, k] = v[key, k - 1]
			v[key, k - 1] = t
		}
	return (v[key, int((n + 1) / 2)] + v[key, int(n / 2) + 1]) / 2
}
/^Benchmark[^ \t]*[ \t]+[0-9]+[ \t]+[0-9.]/ {
	side = FILENAME ~ /old$/ ? 1 : 2
	point = substr($1, 10)
	sub(/^[^\/]*\//, "", point)
	if (!(point in unit))
		order[++points] = point
	unit[point] = $4
	key = side SUBSEP point
	v[key, ++n[key]] = $3 + 0
}
END {
	for (i = 1; i <= points; i++) {
		a = 1 SUBSEP order[i]
		b = 2 SUBSEP order[i]
		if (n[a] > 0 && n[b] > 0)
			printf "%s %s %.4e %.4e\n", order[i], unit[order[i]],
			    median(a, n[a]), median(b, n[b])
	}
}' $out.old $out.new | sort > $out.go

$TARGET_RUN $KS compare $old $new | awk '/ -> / && $1 != "Medians" {
	gsub(/ *\[[^]]*\]/, "")
	scale = $5 == "us/op" ? 1000 : 1
	printf "%s %s %.4e %.4e\n", $1, (scale == 1000 ? "ns/op" : $5),
	    $2 * scale, $4 * scale
}' | sort > $out.compare

if test `wc -l < $out.go` -lt 6; then
	echo "fewer than six points:"
	cat $out.go
	bad=1
fi
if cmp -s $out.go $out.compare; then
	:
else
	echo "the medians in Go's format (<) and those of compare (>) differ:"
	diff $out.go $out.compare
	bad=1
fi
exit $bad
