/* waitpid.c - wait for a process, whatever type the host's status has */

#include "compat.h"

#include <errno.h>
#include <sys/wait.h>

/* As waitpid(2), but signals do not end it: the process, 0, or -1 with errno.
   Where st is not NULL it has the bits of V7: 0x7f the signal, 0xff00 the
   argument of exit(). */
pid_t
ks_waitpid(pid_t pid, int *st, int how)
{
	pid_t got;

	do
		got = waitpid(pid, (KS_WAIT_STATUS *)st, how);
	while (got == -1 && errno == EINTR);
	return got;
}
