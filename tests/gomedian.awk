# gomedian.awk - a reader of Go's benchmark format: of two files, OLD and NEW,
# a line for each point that both have: its name without the family's, unit,
# median in OLD, median in NEW
#
# Names begin with Benchmark in column 0; then a count, then pairs of a value
# and a unit, of which the first is read.  Sorted by insertion, as old awks
# have no asort().


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
}