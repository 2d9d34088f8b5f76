# lostset.awk - loops whose input or output is redirected, which are processes
# of their own to a shell of Version 7: what they set is lost, and exit ends
# nothing else

{
	depth = match($0, /[^	]/)
}
/^	*(while|until|for) / {
	begin[depth] = NR
}
/(^|[ 	])(status|failed|bad|worst)=1/ || /(^|[ 	])exit [0-9]/ {
	last = NR
}
/^	*done/ {
	if (/done *[<>|]/ && begin[depth] > 0 && last > begin[depth])
		print file ":" last ": lost, as the loop is redirected"
	begin[depth] = 0
}
