/* lmlines.c - the lines of lmbench's results files, and our names */

#include "compat.h"

#include "result/lmlines.h"

#define US	"ns/op", 1e3
#define NS	"ns/op", 1.0
#define MB	"MB/s", 1.0
#define KB	"MB/s", 1e-3
#define PAR	"parallelism", 1.0

/* The more particular of two that fit comes first. */
const struct ks_lm_line	ks_lm_lines[] = {
	{ "Simple syscall: ", "LatSyscall/null", US },
	{ "Simple read: ", "LatSyscall/read", US },
	{ "Simple write: ", "LatSyscall/write", US },
	{ "Simple stat: ", "LatSyscall/stat", US },
	{ "Simple fstat: ", "LatSyscall/fstat", US },
	{ "Simple open/close: ", "LatSyscall/open", US },
	/* lmbench 1: a write to /dev/null */
	{ "Null syscall: ", "LatSyscall/write", US },
	{ "Select on * tcp fd's: ", "LatSelect/tcp/n=*", US },
	{ "Select on * fd's: ", "LatSelect/file/n=*", US },
	{ "Signal handler installation: ", "LatSig/install", US },
	{ "Signal handler overhead: ", "LatSig/catch", US },
	{ "Protection fault: ", "LatSig/prot", US },
	{ "Pipe latency: ", "LatPipe", US },
	{ "Fifo latency: ", "LatFifo", US },
	{ "FIFO latency: ", "LatFifo", US },
	{ "AF_UNIX sock stream latency: ", "LatUnix", US },
	{ "Fcntl lock latency: ", "LatFcntl", US },
	{ "Semaphore latency: ", "LatSem", US },
	{ "Procedure call: ", "LatProc/procedure", US },
	{ "Process fork+exit: ", "LatProc/fork", US },
	{ "Process fork+execve: ", "LatProc/exec", US },
	{ "Process fork+/bin/sh -c: ", "LatProc/shell", US },
	{ "Static Process fork+execve: ", "LatProc/exec-static", US },
	{ "Pagefaults on *: ", "LatPagefault", US },
	{ "UDP latency using localhost: ", "LatUDP", US },
	{ "TCP latency using localhost: ", "LatTCP", US },
	{ "RPC/udp latency using localhost: ", "LatRPC/udp", US },
	{ "RPC/tcp latency using localhost: ", "LatRPC/tcp", US },
	{ "TCP/IP connection cost to localhost: ", "LatConnect/tcp", US },
	{ "UNIX connection cost: ", "LatConnect/unix", US },
	{ "UDP latency using *: ", "LatUDP/remote", US },
	{ "TCP latency using *: ", "LatTCP/remote", US },
	{ "RPC/udp latency using *: ", "LatRPC/udp/remote", US },
	{ "RPC/tcp latency using *: ", "LatRPC/tcp/remote", US },
	{ "TCP/IP connection cost to *: ", "LatConnect/tcp/remote", US },
	{ "Socket bandwidth using localhost: ", "BwTCP", MB },
	{ "Socket bandwidth using *: ", "BwTCP/remote", MB },
	{ "AF_UNIX sock stream bandwidth: ", "BwUnix", MB },
	{ "Pipe bandwidth: ", "BwPipe", MB },
	{ "File * write bandwidth: ", "BwFileWrite", KB },
	{ "Avg xfer", NULL, NS },
	{ "integer * parallelism: ", "ParOps/integer/*", PAR },
	{ "int64 * parallelism: ", "ParOps/int64/*", PAR },
	{ "float * parallelism: ", "ParOps/float/*", PAR },
	{ "double * parallelism: ", "ParOps/double/*", PAR },
	{ "integer *: ", "LatOps/integer/*", NS },
	{ "int64 *: ", "LatOps/int64/*", NS },
	{ "uint64 *: ", "LatOps/int64/*", NS },
	{ "float *: ", "LatOps/float/*", NS },
	{ "double *: ", "LatOps/double/*", NS },
	{ "STREAM * bandwidth: ", "Stream/*", MB },
	{ "STREAM * latency: ", NULL, NS },
	{ "STREAM2 * bandwidth: ", "Stream/*2", MB },
	{ "STREAM2 * latency: ", NULL, NS },
	{ "tlb: ", "TLB", "pages", 1.0 },
	{ "[LINE_SIZE: ", "LineSize", "bytes", 1.0 },
	{ "n=", NULL, NS },
	{ NULL, NULL, NULL, 0.0 }
};

const struct ks_lm_block	ks_lm_blocks[] = {
	{ "\"mappings", "LatMmap/size=*", US, 1e6 },
	{ "Socket bandwidth using localhost", "BwTCP/size=*", MB, 1e6 },
	{ "Socket bandwidth using *", "BwTCP/remote/size=*", MB, 1e6 },
	{ "\"read bandwidth", "BwFileRead/io_only/size=*", MB, 1e6 },
	{ "\"read open2close bandwidth", "BwFileRead/open2close/size=*", MB,
	    1e6 },
	{ "\"Mmap read bandwidth", "BwMmapRead/mmap_only/size=*", MB, 1e6 },
	{ "\"Mmap read open2close bandwidth", "BwMmapRead/open2close/size=*",
	    MB, 1e6 },
	{ "\"libc bcopy unaligned", "BwMem/bcopy/size=*", MB, 1e6 },
	{ "\"libc bcopy aligned", "BwMem/bcopy-aligned/size=*", MB, 1e6 },
	{ "\"unrolled bcopy unaligned", "BwMem/copy/size=*", MB, 1e6 },
	{ "\"unrolled partial bcopy unaligned", "BwMem/copy-partial/size=*",
	    MB, 1e6 },
	{ "Memory read bandwidth", "BwMem/read/size=*", MB, 1e6 },
	{ "Memory partial read bandwidth", "BwMem/read-partial/size=*", MB,
	    1e6 },
	{ "Memory write bandwidth", "BwMem/write/size=*", MB, 1e6 },
	{ "Memory partial write bandwidth", "BwMem/write-partial/size=*", MB,
	    1e6 },
	{ "Memory partial read/write bandwidth", "BwMem/rdwr-partial/size=*",
	    MB, 1e6 },
	{ "Memory bzero bandwidth", "BwMem/bzero/size=*", MB, 1e6 },
	{ "Memory load parallelism", "ParMem/size=*", PAR, 1e6 },
	{ NULL, NULL, NULL, 0.0, 0.0 }
};
