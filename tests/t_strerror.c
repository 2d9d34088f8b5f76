/* t_strerror.c - the strerror shim */

#include "compat.h"

#include <errno.h>

#include "strerror.c"

#include "check.h"

int
main(void)
{
	CHECK(ks_strerror(ENOENT)[0] != '\0');
	CHECK(strcmp(ks_strerror(987654), "error 987654") == 0);
	CHECK(strcmp(ks_strerror(-1), "error -1") == 0);
#ifdef HAVE_SYS_ERRLIST
	CHECK(strcmp(ks_strerror(ENOENT), "No such file or directory") == 0);
#endif
	return check_status();
}
