# tables.awk - the figures in summaries of lmbench, a line for each cell:
# table, row, column, text; with heads=1, the lines above them instead.  Made
# without a look at how the program reads them: a rule of dashes tells columns,
# the title stands two to five lines above it.

# the text of mails
{
	sub(/\r$/, "")
	while (sub(/^> ?/, ""))
		;
	n = index($0, "\t")
	while (n > 0) {
		blanks = substr("        ", 1 + (n - 1) % 8)
		$0 = substr($0, 1, n - 1) blanks substr($0, n + 1)
		n = index($0, "\t")
	}
	sub(/ +$/, "")
}
/^ *--------- -------------/ {
	indent = index($0, "-") - 1
	rule = substr($0, indent + 1)
	columns = 0
	at = 24
	while (at <= length(rule)) {
		while (substr(rule, at, 1) == " ")
			at++
		columns++
		from[columns] = at
		while (substr(rule, at, 1) == "-")
			at++
		to[columns] = at - 1
	}
	title = ""
	for (i = 2; i <= 6 && title == ""; i++)
		if (past[i] ~ / - |atencies|andwidths|system param|ocesses/ && \
		    past[i] !~ /WARNING/)
			title = past[i]
	for (i--; heads && i > 0; i--)
		print past[i]
	if (heads)
		print substr($0, indent + 1)
	sub(/^ */, "", title)
	next
}
/^ *$/	{ columns = 0 }
columns > 0 && !heads && substr($0, indent + 1, 1) != " " && \
    substr($0, indent + 10, 1) == " " {
	row = ++rows[title]
	line = substr($0, indent + 1)
	print title "|" row "|1|" substr(line, 1, 9)
	os = substr(line, 11, 13)
	gsub(/ /, "", os)
	print title "|" row "|2|" os
	at = 24
	for (;;) {
		while (substr(line, at, 1) ~ /^[ ~!]$/)
			at++
		if (at > length(line))
			break
		start = at
		while (substr(line, at, 1) ~ /^[^ ~!]$/)
			at++
		word = substr(line, start, at - start)
		if (word == "No" || word == "Bad") {
			word = substr(line, start)
			at = length(line) + 1
		}
		best = 0
		most = 0
		for (k = 1; k <= columns; k++) {
			share = (at - 1 < to[k] ? at - 1 : to[k]) - \
			    (start > from[k] ? start : from[k]) + 1
			if (share > most) {
				most = share
				best = k
			}
		}
		print title "|" row "|" best + 2 "|" word
	}
}
{
	for (i = 7; i > 1; i--)
		past[i] = past[i - 1]
	past[1] = $0
}
