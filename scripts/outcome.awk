# outcome.awk - in a line: how many tests passed, failed and were skipped, from
# their output, and whether a quick run is full or how many figures it lacks,
# from the file of its results

/^(PASS|SKIP|FAIL): [^ ]*$/ { n[substr($1, 1, 4)]++ }
/^--- / && !/: BenchmarkLatRPC\/|: wants .* of memory/ { lack++ }
/^# kernstone .* results, format/ { whole = 0 }
/^# end/ { whole = 1 }
END {
	if (n["PASS"] + n["FAIL"] > 0)
		line = n["PASS"] + 0 "/" n["FAIL"] + 0 "/" n["SKIP"] + 0 " "
	if (!whole)
		print line "no tables"
	else if (lack > 0)
		print line lack " lacking"
	else
		print line "full"
}
