/* unistd.h - of SunOS 4: another function that is not declared */

#ifndef PORT_SUNOS_UNISTD_H
#define PORT_SUNOS_UNISTD_H

#define ftruncate	host_ftruncate
#include_next <unistd.h>
#undef ftruncate

#endif
