/* lmlines.c - the lines of lmbench's results files, and our names */

#include "compat.h"

#include "result/lmlines.h"

#define US	"ns/op", 1e3, " microseconds"
#define NS	"ns/op", 1.0, " nanoseconds"
#define MB	"MB/s", 1.0, " MB/sec"
#define KB	"MB/s", 1e-3, " KB/sec"
#define PAR	"parallelism", 1.0, ""

/* The more particular of two that fit comes first, and of two for one point
   that which is written. */
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
	{ "STREAM2 fill bandwidth: ", "Stream/fill", MB },
	{ "STREAM2 copy bandwidth: ", "Stream/copy2", MB },
	{ "STREAM2 daxpy bandwidth: ", "Stream/daxpy", MB },
	{ "STREAM2 sum bandwidth: ", "Stream/sum", MB },
	{ "STREAM2 * latency: ", NULL, NS },
	{ "tlb: ", "TLB", "pages", 1.0, " pages" },
	{ "[LINE_SIZE: ", "LineSize", "bytes", 1.0, "]" },
	{ "n=", NULL, NS },
	{ NULL, NULL, NULL, 0.0, NULL }
};

/* The bytes that sizes count; none: rows begin with a plain number. */
#define MEGA		1e6
#define MEBI		1048576.0
#define NOSIZE		0.0

const struct ks_lm_block	ks_lm_blocks[] = {
	{ NULL, "\"mappings", "", "LatMmap/size=*", NULL, US, MEGA },
	{ NULL, "\"File system latency", "", "LatFS/create/size=*K",
	    "LatFS/delete/size=*K", NS, NOSIZE },
	{ NULL, "Socket bandwidth using localhost", "", "BwTCP/size=*", NULL,
	    MB, MEGA },
	{ NULL, "Socket bandwidth using *", "", "BwTCP/remote/size=*", NULL,
	    MB, MEGA },
	{ NULL, "\"read bandwidth", "", "BwFileRead/io_only/size=*", NULL,
	    MB, MEGA },
	{ NULL, "\"read open2close bandwidth", "",
	    "BwFileRead/open2close/size=*", NULL, MB, MEGA },
	{ NULL, "\"Mmap read bandwidth", "", "BwMmapRead/mmap_only/size=*",
	    NULL, MB, MEGA },
	{ NULL, "\"Mmap read open2close bandwidth", "",
	    "BwMmapRead/open2close/size=*", NULL, MB, MEGA },
	{ NULL, "\"libc bcopy unaligned", "", "BwMem/bcopy/size=*", NULL, MB,
	    MEGA },
	{ NULL, "\"libc bcopy aligned", "", "BwMem/bcopy-aligned/size=*",
	    NULL, MB, MEGA },
	{ NULL, "\"unrolled bcopy unaligned", "", "BwMem/copy/size=*", NULL,
	    MB, MEGA },
	{ NULL, "\"unrolled partial bcopy unaligned", "",
	    "BwMem/copy-partial/size=*", NULL, MB, MEGA },
	{ NULL, "Memory read bandwidth", "", "BwMem/read/size=*", NULL, MB,
	    MEGA },
	{ NULL, "Memory partial read bandwidth", "",
	    "BwMem/read-partial/size=*", NULL, MB, MEGA },
	{ NULL, "Memory write bandwidth", "", "BwMem/write/size=*", NULL, MB,
	    MEGA },
	{ NULL, "Memory partial write bandwidth", "",
	    "BwMem/write-partial/size=*", NULL, MB, MEGA },
	{ NULL, "Memory partial read/write bandwidth", "",
	    "BwMem/rdwr-partial/size=*", NULL, MB, MEGA },
	{ NULL, "Memory bzero bandwidth", "", "BwMem/bzero/size=*", NULL, MB,
	    MEGA },
	{ NULL, "\"size=@", "k ovr=0.00", "LatCtx/procs=*/size=@K", NULL, US,
	    NOSIZE },
	{ NULL, "Memory load parallelism", "", "ParMem/size=*", NULL, PAR,
	    MEGA },
	{ "Memory load latency", "\"stride=@", "",
	    "LatMem/stride=@/size=*", NULL, NS, MEBI },
	{ "Random load latency", "\"stride=@", "", "LatMem/random/size=*",
	    NULL, NS, MEBI },
	{ NULL, NULL, NULL, NULL, NULL, NULL, 0.0, NULL, 0.0 }
};
