/* types.h - sys/types.h of 4.4BSD: ours must come first */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#define PORT_SYS_TYPES_H
#endif

#include_next <sys/types.h>
