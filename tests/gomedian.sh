#!/bin/sh
# gomedian.sh - an independent reader of Go's benchmark format finds in what
# export writes the medians that compare prints

out=gomedian.$$
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15

old=$srcdir/data/cmp-old.ks
new=$srcdir/data/cmp-new.ks
bad=0

for f in old new; do
	eval "file=\$$f"
	$TARGET_RUN $KS export -f go $file > $out.$f || exit 1
done
awk -f $srcdir/gomedian.awk $out.old $out.new | sort > $out.go

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
