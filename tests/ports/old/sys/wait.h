/* wait.h - sys/wait.h of Ultrix and SunOS 4: a union, and macros that want a
   variable; no functions declared */

#ifndef PORT_SYS_WAIT_H
#define PORT_SYS_WAIT_H

#include <sys/types.h>

#define wait	host_wait
#define waitpid	host_waitpid
#include_next <sys/wait.h>
#undef wait
#undef waitpid

union wait {
	int	w_status;
};

#undef WIFEXITED
#undef WIFSIGNALED
#undef WEXITSTATUS
#undef WTERMSIG
#define WIFEXITED(x)	((((union wait *)&(x))->w_status & 0x7f) == 0)
#define WIFSIGNALED(x)	((((union wait *)&(x))->w_status & 0x7f) != 0)
#define WEXITSTATUS(x)	(((union wait *)&(x))->w_status >> 8 & 0xff)
#define WTERMSIG(x)	(((union wait *)&(x))->w_status & 0x7f)

#endif
