/* benchtab.h - THE list: the families of benchmarks, one line each */
/* no include guard: benchtab.c reads it twice */

BENCH(lat_syscall)
