/* wait.h - sys/wait.h of Ultrix: declares functions, without arguments */

#ifndef PORT_ULTRIX_WAIT_H
#define PORT_ULTRIX_WAIT_H

#include_next <sys/wait.h>

extern pid_t	wait();
extern pid_t	waitpid();

#endif
