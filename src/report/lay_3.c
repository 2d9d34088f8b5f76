/* lay_3.c - the tables of lmbench 3 */

#include "compat.h"

#include "report/layout.h"

static const struct ks_column basic[] = {
	{ "Description", 1, 23, { "=machine", NULL },
	    NULL, 0.0, KS_TEXT, 0, 0, 0 },
	{ "Mhz", 1, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 0 },
	{ "tlb pages", 1, 5, { "TLB", NULL }, "pages", 1.0, KS_FIX, 0, 0, 0 },
	{ "cache line bytes", 1, 5, { "LineSize", NULL },
	    "bytes", 1.0, KS_FIX, 0, 0, 0 },
	{ "mem par", 1, 6, { "ParMem", NULL },
	    "parallelism", 1.0, KS_NUM, 0, 0, 0 },
	{ "scal load", 1, 4, { "=parallel", NULL },
	    NULL, 1.0, KS_FIX, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column process[] = {
	{ "Mhz", 1, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 1 },
	{ "null call", 1, 4, { "LatSyscall/null", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "null I/O", 1, 4, { "LatSyscall/read", "LatSyscall/write" },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "stat", 1, 4, { "LatSyscall/stat", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "open clos", 1, 4, { "LatSyscall/open", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "slct TCP", 1, 4, { "LatSelect/tcp/n=100", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "sig inst", 1, 4, { "LatSig/install", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "sig hndl", 1, 4, { "LatSig/catch", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "fork proc", 1, 4, { "LatProc/fork", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "exec proc", 1, 4, { "LatProc/exec", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "sh proc", 1, 4, { "LatProc/shell", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column integer[] = {
	{ "intgr bit", 1, 6, { "LatOps/integer/bit", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "intgr add", 1, 6, { "LatOps/integer/add", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "intgr mul", 1, 6, { "LatOps/integer/mul", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "intgr div", 1, 6, { "LatOps/integer/div", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "intgr mod", 1, 6, { "LatOps/integer/mod", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column int64[] = {
	{ "int64 bit", 1, 6, { "LatOps/int64/bit", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "int64 add", 1, 6, { "LatOps/int64/add", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "int64 mul", 1, 6, { "LatOps/int64/mul", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "int64 div", 1, 6, { "LatOps/int64/div", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "int64 mod", 1, 6, { "LatOps/int64/mod", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column single[] = {
	{ "float add", 1, 6, { "LatOps/float/add", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "float mul", 1, 6, { "LatOps/float/mul", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "float div", 1, 6, { "LatOps/float/div", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "float bogo", 1, 6, { "LatOps/float/bogomflops", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column twice[] = {
	{ "double add", 1, 6, { "LatOps/double/add", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "double mul", 1, 6, { "LatOps/double/mul", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "double div", 1, 6, { "LatOps/double/div", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "double bogo", 1, 6, { "LatOps/double/bogomflops", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column context[] = {
	{ "2p/0K", 1, 6, { "LatCtx/procs=2/size=0K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "2p/16K", 1, 6, { "LatCtx/procs=2/size=16K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "2p/64K", 1, 6, { "LatCtx/procs=2/size=64K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "8p/16K", 1, 6, { "LatCtx/procs=8/size=16K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "8p/64K", 1, 6, { "LatCtx/procs=8/size=64K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "16p/16K", 1, 7, { "LatCtx/procs=16/size=16K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "16p/64K", 1, 7, { "LatCtx/procs=16/size=64K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column remote[] = {
	{ "UDP", 1, 5, { "LatUDP/remote", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "RPC/UDP", 1, 5, { "LatRPC/udp/remote", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "TCP", 1, 5, { "LatTCP/remote", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "RPC/TCP", 1, 5, { "LatRPC/tcp/remote", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "TCP conn", 1, 4, { "LatConnect/tcp/remote", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column files[] = {
	{ "0K Create", 1, 6, { "LatFS/create/size=0K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "0K Delete", 1, 6, { "LatFS/delete/size=0K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "10K Create", 1, 6, { "LatFS/create/size=10K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "10K Delete", 1, 6, { "LatFS/delete/size=10K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "Mmap Latency", 1, 7, { "LatMmap", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "Prot Fault", 1, 5, { "LatSig/prot", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "Page Fault", 1, 7, { "LatPagefault", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "100fd selct", 1, 5, { "LatSelect/file/n=100", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column memory[] = {
	{ "Mhz", 2, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 1 },
	{ "L1 $", 1, 6, { "LatMem/stride=128/size=1K", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "L2 $", 1, 6, { "LatMem/stride=128/size=128K", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "Main mem", 1, 11, { "LatMem/stride=128", NULL },
	    KS_NS, KS_NUM, 8, 0, 0 },
	{ "Rand mem", 1, 11, { "LatMem/random", NULL },
	    KS_NS, KS_NUM, 8, 0, 0 },
	{ "Guesses", 4, 12, { NULL, NULL }, NULL, 0.0, KS_GUESS, 0, 0, 1 },
	KS_COLUMNS_END
};

static const struct ks_table table[] = {
{ {
"Basic system parameters",
"------------------------------------------------------------------------------"
,
"Host                 OS Description              Mhz  tlb  cache  mem   scal",
"                                                     pages line   par   load",
"                                                           bytes",
"--------- ------------- ----------------------- ---- ----- ----- ------ ----",
NULL
}, basic },
{ {
"Processor, Processes - times in microseconds - smaller is better",
"------------------------------------------------------------------------------"
,
"Host                 OS  Mhz null null      open slct sig  sig  fork exec sh",
"                             call  I/O stat clos TCP  inst hndl proc proc proc"
,
"--------- ------------- ---- ---- ---- ---- ---- ---- ---- ---- ---- ---- ----"
,
NULL
}, process },
{ {
"Basic integer operations - times in nanoseconds - smaller is better",
"-------------------------------------------------------------------",
"Host                 OS  intgr intgr  intgr  intgr  intgr",
"                          bit   add    mul    div    mod",
"--------- ------------- ------ ------ ------ ------ ------",
NULL
}, integer },
{ {
"Basic uint64 operations - times in nanoseconds - smaller is better",
"------------------------------------------------------------------",
"Host                 OS int64  int64  int64  int64  int64",
"                         bit    add    mul    div    mod",
"--------- ------------- ------ ------ ------ ------ ------",
NULL
}, int64 },
{ {
"Basic float operations - times in nanoseconds - smaller is better",
"-----------------------------------------------------------------",
"Host                 OS  float  float  float  float",
"                         add    mul    div    bogo",
"--------- ------------- ------ ------ ------ ------",
NULL
}, single },
{ {
"Basic double operations - times in nanoseconds - smaller is better",
"------------------------------------------------------------------",
"Host                 OS  double double double double",
"                         add    mul    div    bogo",
"--------- ------------- ------  ------ ------ ------",
NULL
}, twice },
{ {
"Context switching - times in microseconds - smaller is better",
"-------------------------------------------------------------------------",
"Host                 OS  2p/0K 2p/16K 2p/64K 8p/16K 8p/64K 16p/16K 16p/64K",
"                         ctxsw  ctxsw  ctxsw ctxsw  ctxsw   ctxsw   ctxsw",
"--------- ------------- ------ ------ ------ ------ ------ ------- -------",
NULL
}, context },
{ {
"*Local* Communication latencies in microseconds - smaller is better",
"---------------------------------------------------------------------",
"Host                 OS 2p/0K  Pipe AF     UDP  RPC/   TCP  RPC/ TCP",
"                        ctxsw       UNIX         UDP         TCP conn",
"--------- ------------- ----- ----- ---- ----- ----- ----- ----- ----",
NULL
}, ks_columns_local },
{ {
"*Remote* Communication latencies in microseconds - smaller is better",
"---------------------------------------------------------------------",
"Host                 OS   UDP  RPC/  TCP   RPC/ TCP",
"                               UDP         TCP  conn",
"--------- ------------- ----- ----- ----- ----- ----",
NULL
}, remote },
{ {
"File & VM system latencies in microseconds - smaller is better",
"----------------------------------------"
"---------------------------------------",
"Host                 OS   0K File      1"
"0K File     Mmap    Prot   Page   100fd",
"                        Create Delete Cr"
"eate Delete Latency Fault  Fault  selct",
"--------- ------------- ------ ------ --"
"---- ------ ------- ----- ------- -----",
NULL
}, files },
{ {
"*Local* Communication bandwidths in MB/s - bigger is better",
"-----------------------------------------------------------------------------",
"Host                OS  Pipe AF    TCP  File   Mmap  Bcopy  Bcopy  Mem   Mem",
"                             UNIX      reread reread (libc) (hand) read write",
"--------- ------------- ---- ---- ---- ------ ------ ------ ------ ---- -----",
NULL
}, ks_columns_bandwidth },
{ {
"Memory latencies in nanoseconds - smaller is better",
"    (WARNING - may not be correct, check graphs)",
"------------------------------------------------------------------------------"
,
"Host                 OS   Mhz   L1 $   L2 $    Main mem    Rand mem    Guesses"
,
"--------- -------------   ---   ----   ----    --------    --------    -------"
,
NULL
}, memory },
	KS_TABLES_END
};

const struct ks_layout ks_layout_3 = { "3", table, 0 };
