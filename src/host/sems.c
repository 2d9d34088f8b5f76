/* sems.c - semaphores of System V */

#include "compat.h"

#include <errno.h>
#include <signal.h>

#include "host/host.h"

#ifdef HAVE_SEMGET
#include <sys/ipc.h>
#include <sys/sem.h>

#ifdef HAVE_UNION_SEMUN
typedef union semun argument;
#else
typedef union {
	int		 val;
	struct semid_ds	*buf;
	unsigned short	*array;
} argument;
#endif

/* Two semaphores of value 0: their id, or -1 with errno.  Kernels without
   them send a signal to who asks. */
int
ks_sems_make(void)
{
	argument zero;
	int	 id, i;

#ifdef SIGSYS
	(void)signal(SIGSYS, SIG_IGN);
#endif
	id = semget(IPC_PRIVATE, 2, 0600);
	zero.val = 0;
	for (i = 0; i < 2 && id != -1; i++)
		if (semctl(id, i, SETVAL, zero) == -1) {
			ks_sems_remove(id);
			return -1;
		}
	return id;
}

/* Remove them; who waits for one is told. */
void
ks_sems_remove(int id)
{
	argument none;
	int	 e = errno;

	none.val = 0;
	if (id != -1)
		(void)semctl(id, 0, IPC_RMID, none);
	errno = e;
}

#else

int
ks_sems_make(void)
{
	errno = ENOSYS;
	return -1;
}

void
ks_sems_remove(int id)
{
	(void)id;
}
#endif
