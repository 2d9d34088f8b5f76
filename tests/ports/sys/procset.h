/* procset.h - what pin.c wants of that of Solaris, for hosts that lack it */

#ifndef SYS_PROCSET_H
#define SYS_PROCSET_H

#undef P_PID
#define P_PID	0
#define P_MYID	(-1)

int	processor_bind(int, int, int, int *);

#endif
