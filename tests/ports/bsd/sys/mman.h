/* mman.h - sys/mman.h of 4.4BSD: neither MAP_ANONYMOUS nor MAP_FAILED */

#include_next <sys/mman.h>

#undef MAP_ANONYMOUS
#undef MAP_FAILED
#undef MADV_HUGEPAGE
