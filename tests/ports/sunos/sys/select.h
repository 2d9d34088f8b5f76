/* select.h - sys/select.h is not of SunOS 4 */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#error "there is no sys/select.h"
#endif

#include_next <sys/select.h>
