/* lay_2.c - the tables of lmbench 2 */

#include "compat.h"

#include "report/layout.h"

static const struct ks_column basic[] = {
	{ "Description", 1, 23, { "=machine", NULL },
	    NULL, 0.0, KS_TEXT, 0, 0, 0 },
	{ "Mhz", 1, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 0 },
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
	{ "selct TCP", 1, 5, { "LatSelect/tcp/n=100", NULL },
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

static const struct ks_column context[] = {
	{ "2p/0K", 1, 5, { "LatCtx/procs=2/size=0K", NULL },
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

const struct ks_column ks_columns_local[] = {
	{ "2p/0K", 1, 5, { "LatCtx/procs=2/size=0K", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "Pipe", 1, 5, { "LatPipe", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "AF UNIX", 1, 4, { "LatUnix", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "UDP", 1, 5, { "LatUDP", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "RPC/UDP", 1, 5, { "LatRPC/udp", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "TCP", 1, 5, { "LatTCP", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "RPC/TCP", 1, 5, { "LatRPC/tcp", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "TCP conn", 1, 4, { "LatConnect/tcp", NULL },
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
	{ "Mmap Latency", 2, 7, { "LatMmap", NULL }, KS_US, KS_NUM, 0, 0, 0 },
	{ "Prot Fault", 1, 5, { "LatSig/prot", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	{ "Page Fault", 3, 5, { "LatPagefault", NULL },
	    KS_US, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

const struct ks_column ks_columns_bandwidth[] = {
	{ "Pipe", 1, 4, { "BwPipe", NULL }, KS_MB, KS_NUM, 0, 0, 0 },
	{ "AF UNIX", 1, 4, { "BwUnix", NULL }, KS_MB, KS_NUM, 0, 0, 0 },
	{ "TCP", 1, 4, { "BwTCP", NULL }, KS_MB, KS_NUM, 0, 0, 0 },
	{ "File reread", 1, 6, { "BwFileRead/io_only", NULL },
	    KS_MB, KS_NUM, 0, 0, 0 },
	{ "Mmap reread", 1, 6, { "BwMmapRead/mmap_only", NULL },
	    KS_MB, KS_NUM, 0, 0, 0 },
	{ "Bcopy (libc)", 1, 6, { "BwMem/bcopy", NULL },
	    KS_MB, KS_NUM, 0, 0, 0 },
	{ "Bcopy (hand)", 1, 6, { "BwMem/copy", NULL },
	    KS_MB, KS_NUM, 0, 0, 0 },
	{ "Mem read", 1, 4, { "BwMem/read", NULL }, KS_MB, KS_NUM, 0, 0, 0 },
	{ "Mem write", 1, 5, { "BwMem/write", NULL }, KS_MB, KS_NUM, 0, 0, 0 },
	KS_COLUMNS_END
};

static const struct ks_column memory[] = {
	{ "Mhz", 2, 4, { "Mhz", "=mhz" }, KS_MHZ, KS_FIX, 0, 0, 1 },
	{ "L1 $", 1, 5, { "LatMem/stride=128/size=1K", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "L2 $", 1, 6, { "LatMem/stride=128/size=128K", NULL },
	    KS_NS, KS_NUM, 0, 0, 0 },
	{ "Main mem", 4, 8, { "LatMem/stride=128", NULL },
	    KS_NS, KS_NUM, 6, 0, 0 },
	{ "Guesses", 4, 12, { NULL, NULL }, NULL, 0.0, KS_GUESS, 0, 0, 1 },
	KS_COLUMNS_END
};

static const struct ks_table table[] = {
{ {
"Basic system parameters",
"----------------------------------------------------",
"Host                 OS Description              Mhz",
"",
"--------- ------------- ----------------------- ----",
NULL
}, basic },
{ {
"Processor, Processes - times in microseconds - smaller is better",
"----------------------------------------------------------------",
"Host                 OS  Mhz null null      open selct sig  sig  fork exec sh",
"                             call  I/O s"
"tat clos TCP   inst hndl proc proc proc",
"--------- ------------- ---- ---- ---- -"
"--- ---- ----- ---- ---- ---- ---- ----",
NULL
}, process },
{ {
"Context switching - times in microseconds - smaller is better",
"-------------------------------------------------------------",
"Host                 OS 2p/0K 2p/16K 2p/64K 8p/16K 8p/64K 16p/16K 16p/64K",
"                        ctxsw  ctxsw  ctxsw ctxsw  ctxsw   ctxsw   ctxsw",
"--------- ------------- ----- ------ ------ ------ ------ ------- -------",
NULL
}, context },
{ {
"*Local* Communication latencies in microseconds - smaller is better",
"-------------------------------------------------------------------",
"Host                 OS 2p/0K  Pipe AF     UDP  RPC/   TCP  RPC/ TCP",
"                        ctxsw       UNIX         UDP         TCP conn",
"--------- ------------- ----- ----- ---- ----- ----- ----- ----- ----",
NULL
}, ks_columns_local },
{ {
"File & VM system latencies in microseconds - smaller is better",
"--------------------------------------------------------------",
"Host                 OS   0K File      10K File      Mmap    Prot    Page",
"                        Create Delete Create Delete  Latency Fault   Fault",
"--------- ------------- ------ ------ ------ ------  ------- -----   -----",
NULL
}, files },
{ {
"*Local* Communication bandwidths in MB/s - bigger is better",
"-----------------------------------------------------------",
"Host                OS  Pipe AF    TCP  File   Mmap  Bcopy  Bcopy  Mem   Mem",
"                             UNIX      reread reread (libc) (hand) read write",
"--------- ------------- ---- ---- ---- ------ ------ ------ ------ ---- -----",
NULL
}, ks_columns_bandwidth },
{ {
"Memory latencies in nanoseconds - smaller is better",
"    (WARNING - may not be correct, check graphs)",
"---------------------------------------------------",
"Host                 OS   Mhz  L1 $   L2 $    Main mem    Guesses",
"--------- -------------  ---- ----- ------    --------    -------",
NULL
}, memory },
	KS_TABLES_END
};

const struct ks_layout ks_layout_2 = { "2", table, 0 };
