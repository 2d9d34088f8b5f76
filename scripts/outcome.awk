# outcome.awk - in a line: what the tests did, from their output, and what a
# quick run lacks, from the file of its results

/^(PASS|SKIP|FAIL): [^ ]*$/ { n[substr($1, 1, 4)]++ }
/^--- / && !/: BenchmarkLatRPC\/|: wants .* of memory/ { lack++ }
/^# kernstone .* results, format/ { whole = 0 }
/^# end/ { whole = 1 }
END {
	if (n["PASS"] + n["FAIL"] > 0)
		line = n["PASS"] + 0 " passed, "
	if (n["SKIP"] > 0)
		line = line n["SKIP"] " skipped, "
	if (n["FAIL"] > 0)
		line = line n["FAIL"] " failed, "
	if (!whole)
		line = line "no tables"
	else if (lack > 0)
		line = line lack " figures lacking"
	else
		line = line "all tables"
	print line
}
