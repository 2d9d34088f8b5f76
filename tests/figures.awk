# figures.awk - do two lists of cells, as tables.awk makes them, say the
# same?  The first has "<" before each line, the second ">".  Figures may
# differ by one in the last digit of the coarser; what is no figure may be
# left blank, and a table without any left out.
BEGIN { FS = "|" }
{
	side = substr($1, 1, 1)
	key = substr($1, 2) "|" $2 "|" $3
	text = $4
	if (text ~ /^-1?$/ || text ~ /^0(\.0)?K?$/ || text == "Bad mhz?")
		next
	if (side == "<" && !(key in left))
		order[++n] = key
	if (side == ">" && !(key in left) && !(key in right))
		order[++n] = key
	if (side == "<")
		left[key] = text
	else
		right[key] = text
	if ($3 > 3)
		full[substr($1, 2)] = 1
}
END {
	for (i = 1; i <= n; i++) {
		key = order[i]
		split(key, part, "|")
		if (!full[part[1]])
			continue
		cells++
		same = left[key] == right[key]
		for (s = 1; s <= 2 && !same; s++) {
			text = s == 1 ? left[key] : right[key]
			kind[s] = text
			gsub(/[0-9.KM]/, "", kind[s])
			unit[s] = text ~ /K/ ? 1000 : text ~ /M/ ? 1e6 : 1
			gsub(/[^0-9.]/, "", text)
			value[s] = text * unit[s]
			if (text == "")
				kind[s] = "none" s
			if (text ~ /\./)
				for (d = length(text) - index(text, "."); \
				    d > 0; d--)
					unit[s] /= 10
		}
		if (!same && kind[1] == kind[2]) {
			d = value[1] - value[2]
			u = unit[1] > unit[2] ? unit[1] : unit[2]
			same = d <= 1.001 * u && -d <= 1.001 * u
		}
		if (!same) {
			print key ": " left[key] " became " right[key]
			bad = 1
		}
	}
	if (cells < least) {
		print "only " cells " cells"
		bad = 1
	}
	exit bad
}
