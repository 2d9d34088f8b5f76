# outcome.awk - in a line: what the tests did, whose output is the first file,
# and what a run lacks, whose results are the second (or "-": was not made)

FILENAME != file {
	file = FILENAME
	files++
}
files == 1 && /^(PASS|SKIP|FAIL): [^ ]*$/ { n[substr($1, 1, 4)]++ }
files == 2 && /^--- / && $0 !~ /: BenchmarkLatRPC\// { lack++ }
files == 2 && /^Benchmark/ { have++ }
files == 2 && /^# end/ { whole = 1 }
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
