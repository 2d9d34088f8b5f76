/* finish.c - the end of the program, where lost output is noticed */

#include "compat.h"

#include <errno.h>

#include "util.h"

/* Exit with the status; but with 2 and a message, if 2 does not say that there
   was one, where something printed on stdout did not get there, be the disk
   full or the descriptor closed. */
void
ks_finish(int status)
{
	int	lost = ferror(stdout);

	errno = 0;
	if ((fclose(stdout) != 0 || lost) && status != 2) {
		ks_error("standard output: %s", errno != 0 ?
		    strerror(errno) : "write error");
		status = 2;
	}
	exit(status);
}
