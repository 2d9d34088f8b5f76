/* mman.h - sys/mman.h of SunOS 4: neither MAP_ANON nor MAP_FAILED
   nor MAP_FILE */

#include_next <sys/mman.h>

#undef MAP_ANON
#undef MAP_ANONYMOUS
#undef MAP_FAILED
#undef MAP_FILE
#undef MADV_HUGEPAGE
