# shape.awk - lengths of lines, functions and files; the file's name is in
# the variable file

{
	column = 0
	n = split($0, part, "	")
	for (i = 1; i <= n; i++) {
		column += length(part[i])
		if (i < n)
			column += 8 - column % 8
	}
	if (column > 80)
		print file ":" NR ": " column " columns"
	if ($0 ~ /[ 	]$/)
		print file ":" NR ": blanks at the end of the line"
	if (file ~ /\.[ch]$/ && $0 ~ /^        /)
		print file ":" NR ": spaces that should be a tab"
}

/^\{/ { start = NR }

/^\}/ {
	if (start > 0 && NR - start - 1 > 60)
		print file ":" start ": a function of " NR - start - 1 " lines"
	start = 0
}

END {
	if (NR > 300)
		print file ": " NR " lines"
}
