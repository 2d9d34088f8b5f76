/* benchtab.h - THE list: the families of benchmarks, one line each */
/* no include guard: benchtab.c reads it twice */

BENCH(lat_syscall)
BENCH(lat_select)
BENCH(lat_sig)
BENCH(lat_proc)
BENCH(lat_pipe)
BENCH(lat_fs)
BENCH(cpu_mhz)
BENCH(lat_mem)
BENCH(bw_mem)
