# code.awk - what remains of C files without comments (strings being gone
# already), as FILE:LINE:TEXT; the file's name is in the variable file

{
	line = $0
	out = ""
	while (line != "") {
		if (inside) {
			i = index(line, "*/")
			if (i == 0)
				line = ""
			else {
				line = substr(line, i + 2)
				inside = 0
			}
		} else {
			i = index(line, "/*")
			if (i == 0) {
				out = out line
				line = ""
			} else {
				out = out substr(line, 1, i - 1)
				line = substr(line, i + 2)
				inside = 1
			}
		}
	}
	print file ":" NR ":" out
}
