#!/bin/sh
# manual.sh - every benchmark, with its parameters, has its place in
# kernstone-benchmarks(7), in the order of the table, and nothing else has

out=manual.$$
trap 'rm -f $out.*' 0
trap 'exit 1' 1 2 15

$TARGET_RUN $KS list >$out.list || exit 1
# A benchmark with many parameters has several lines.
awk '/^ / { sub(/^ */, ""); line = line $0; next }
line != "" { print line }
{ line = $0 }
END { print line }' $out.list >$out.table
awk 'heading { print; heading = 0 }
/^\.TP/ { heading = 1 }' $top_srcdir/doc/kernstone-benchmarks.7 |
    sed 's/^\.BR* //; s/"//g; s/\\//g; s/  */ /g' >$out.manual
cmp -s $out.table $out.manual && exit 0
echo "the table (<) and the manual (>) differ:"
diff $out.table $out.manual
exit 1
