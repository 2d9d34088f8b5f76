# getsum.awk - what lmbench 2's own summary takes from a results file: which
# lines it knows, and which word of them it takes (words from 0 there).  For
# a block it takes the last row; for the others, rows by their first word.
function take(name, value) { print name, value }
{ sub(/\]$/, "") }
block != "" && /^[ \t]*$/ {
	if (block != "ctx" && block != "files" && last != "")
		take(block, last)
	block = ""
	next
}
block == "ctx" && /^(2|8|16) / { take("ctx" kbytes "_" $1, $2); next }
block == "files" && /^(0|1|4|10)k/ {
	take("fs_create_" $1, $3); take("fs_delete_" $1, $4); next
}
block ~ /^chase/ {
	if (block == "chase-memory" && $1 == 0.00098)
		take("lat_l1", $2)
	if (block == "chase-memory" && $1 == 0.12500)
		take("lat_l2", $2)
	last = $2
	next
}
block != "" && /^[0-9]+\./ { last = $2; next }
/MHZ/ { take("mhz", $2) }
/LINE_SIZE/ { take("line_size", $2) }
/SYNC_MAX/ { take("load", $2) }
/^Select on 100 fd/ { take("select_file", $5) }
/^Select on 100 tcp fd/ { take("select_tcp", $6) }
/^Simple (syscall|read|write|stat|open.close):/ { take("lat_" $2, $3) }
/^Signal handler installation:/ { take("siginstall", $4) }
/^Signal handler overhead:/ { take("sigcatch", $4) }
/^Protection fault:/ { take("protfault", $3) }
/^Pipe latency:/ { take("lat_pipe", $3) }
/AF_UNIX sock stream latency:/ { take("lat_unix", $5) }
/UDP latency using localhost:/ { take("lat_udp", $5) }
/TCP latency using localhost:/ { take("lat_tcp", $5) }
/RPC.udp latency using localhost:/ { take("rpc_udp", $5) }
/RPC.tcp latency using localhost:/ { take("rpc_tcp", $5) }
/TCP.IP connection cost to localhost:/ { take("connect", $6) }
/^Socket bandwidth using localhost:/ { take("bw_tcp", $5) }
/^AF_UNIX sock stream bandwidth:/ { take("bw_unix", $5) }
/^Pipe bandwidth/ { take("bw_pipe", $3) }
/^Process fork.exit/ { take("fork", $3) }
/^Process fork.execve:/ { take("exec", $3) }
/^Process fork..bin.sh/ { take("shell", $4) }
/^Pagefaults on/ { take("pagefault", $4) }
/^"mappings/ { block = "mappings" }
/^"read bandwidth/ { block = "bw_reread" }
/^"Mmap read bandwidth/ { block = "bw_mmap" }
/^"libc bcopy unaligned/ { block = "bw_bcopy_libc" }
/^"unrolled bcopy unaligned/ { block = "bw_bcopy_hand" }
/^Memory read/ { block = "bw_mem_read" }
/^Memory write/ { block = "bw_mem_write" }
/^"File system latency/ { block = "files" }
/size=0/ { block = "ctx"; kbytes = 0 }
/size=16/ { block = "ctx"; kbytes = 16 }
/size=64/ { block = "ctx"; kbytes = 64 }
/^Memory load latency/ { kind = "memory" }
/^Random load latency/ { kind = "random" }
/^"stride=128/ { block = "chase-" kind }
{ last = "" }
