/* wait.h - sys/wait.h of NetBSD 1.0: not twice; macros that want a variable */

#if defined __INCLUDE_LEVEL__ && __INCLUDE_LEVEL__ <= 2
#ifdef PORT_SYS_WAIT_H
#error "sys/wait.h is included twice"
#endif
#define PORT_SYS_WAIT_H
#endif

#include_next <sys/wait.h>

#undef WIFEXITED
#undef WIFSIGNALED
#undef WEXITSTATUS
#undef WTERMSIG
#define WIFEXITED(x)	((*(int *)&(x) & 0x7f) == 0)
#define WIFSIGNALED(x)	((*(int *)&(x) & 0x7f) != 0)
#define WEXITSTATUS(x)	(*(int *)&(x) >> 8 & 0xff)
#define WTERMSIG(x)	(*(int *)&(x) & 0x7f)
