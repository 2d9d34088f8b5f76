/* lay_10.c - the tables of lmbench 1.0 */

#include "compat.h"

#include "report/layout.h"

static const struct ks_column process[] = {
	{ "Mhz", 1, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 1 },
	{ "Null Syscall", 1, 7, { "LatSyscall/write", NULL },
	    KS_US, KS_FIX, 0, 0, 0 },
	{ "Null Process", 1, 7, { "LatProc/fork", NULL },
	    KS_US, KS_FIX, 1, 1024, 0 },
	{ "Simple Process", 1, 7, { "LatProc/exec", NULL },
	    KS_US, KS_FIX, 1, 1024, 0 },
	{ "/bin/sh Process", 1, 7, { "LatProc/shell", NULL },
	    KS_US, KS_FIX, 0, 1024, 0 },
	{ "Mmap lat", 1, 4, { "LatMmap", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	{ "2-proc ctxsw", 1, 6, { "LatCtx/procs=2/size=0K", NULL },
	    KS_US, KS_FIX, 0, 0, 0 },
	{ "8-proc ctxsw", 1, 6, { "LatCtx/procs=8/size=0K", NULL },
	    KS_US, KS_FIX, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column local[] = {
	{ "Pipe", 1, 7, { "LatPipe", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	{ "UDP", 1, 7, { "LatUDP", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	{ "RPC/UDP", 1, 7, { "LatRPC/udp", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	{ "TCP", 1, 7, { "LatTCP", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	{ "RPC/TCP", 1, 7, { "LatRPC/tcp", NULL }, KS_US, KS_FIX, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column bandwidth[] = {
	{ "Pipe", 1, 4, { "BwPipe", NULL }, KS_MB, KS_FIX, 0, 0, 0 },
	{ "TCP", 1, 4, { "BwTCP", NULL }, KS_MB, KS_FIX, 1, 0, 0 },
	{ "File reread", 1, 6, { "BwFileRead/io_only", NULL },
	    KS_MB, KS_FIX, 1, 0, 0 },
	{ "Mmap reread", 1, 6, { "BwMmapRead/mmap_only", NULL },
	    KS_MB, KS_FIX, 1, 0, 0 },
	{ "Bcopy (libc)", 1, 6, { "BwMem/bcopy", NULL },
	    KS_MB, KS_FIX, 0, 0, 0 },
	{ "Bcopy (hand)", 1, 6, { "BwMem/copy", NULL },
	    KS_MB, KS_FIX, 0, 0, 0 },
	{ "Mem read", 1, 4, { "BwMem/read", NULL }, KS_MB, KS_FIX, 0, 0, 0 },
	{ "Mem write", 1, 5, { "BwMem/write", NULL }, KS_MB, KS_FIX, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column memory[] = {
	{ "Mhz", 2, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 1 },
	{ "L1 $", 2, 4, { "LatMem/stride=128/size=1K", NULL },
	    KS_NS, KS_FIX, 0, 0, 0 },
	{ "L2 $", 3, 4, { "LatMem/stride=128/size=128K", NULL },
	    KS_NS, KS_FIX, 0, 0, 0 },
	{ "Main mem", 4, 8, { "LatMem/stride=128", NULL },
	    KS_NS, KS_FIX, 0, 0, 0 },
	{ "TLB", 3, 4, { "LatMem/stride=8192/size=8M", NULL },
	    KS_NS, KS_FIX, 0, 0, 0 },
	{ "Guesses", 4, 12, { NULL, NULL }, NULL, 0.0, KS_GUESS, 0, 0, 1 },
	KS_COLUMNS_END
};

static const struct ks_table table[] = {
{ {
"            Processor, Processes - times in microseconds",
"            --------------------------------------------",
"Host                 OS  Mhz    Null    "
"Null  Simple /bin/sh Mmap 2-proc 8-proc",
"                             Syscall Pro"
"cess Process Process  lat  ctxsw  ctxsw",
"--------- ------------- ---- ------- ---"
"---- ------- ------- ---- ------ ------",
NULL
}, process },
{ {
"            *Local* Communication latencies in microseconds",
"            -----------------------------------------------",
"Host                 OS  Pipe       UDP    RPC/     TCP    RPC/",
"                                            UDP             TCP",
"--------- ------------- ------- ------- ------- ------- -------",
NULL
}, local },
{ {
"            *Local* Communication bandwidths in megabytes/second",
"            ----------------------------------------------------",
"Host                 OS Pipe  TCP  File   Mmap  Bcopy  Bcopy  Mem   Mem",
"                                  reread reread (libc) (hand) read write",
"--------- ------------- ---- ---- ------ ------ ------ ------ ---- -----",
NULL
}, bandwidth },
{ {
"            Memory latencies in nanoseconds",
"            (WARNING - may not be correct, check graphs)",
"            --------------------------------------------",
"Host                 OS   Mhz  L1 $   L2 $    Main mem    TLB    Guesses",
"--------- -------------   ---  ----   ----    --------    ---    -------",
NULL
}, memory },
	KS_TABLES_END
};

const struct ks_layout ks_layout_10 = { "1.0", table, 0 };
