/* t_strerror.c - the strerror shim, with the system's table and without, and
   against the host's own */

#include "compat.h"

#include <errno.h>
#include <limits.h>

#include "check.h"

/* Without a table, */
#undef HAVE_SYS_ERRLIST
#define ks_strerror	plain_strerror
char	*plain_strerror(int);
#include "strerror.c"
#undef ks_strerror

/* and with one. */
#define ERRORS		3
#define HAVE_SYS_ERRLIST
#define ks_strerror	table_strerror
#define sys_errlist	errors
#define sys_nerr	nerror
char	*table_strerror(int);
#include "strerror.c"
#undef ks_strerror

static char	error1[] = "one", error2[] = "two", error0[] = "none";
char		*errors[] = { error0, error1, error2 };
int		 nerror = ERRORS;

int
main(void)
{
	CHECK(strcmp(plain_strerror(0), "error 0") == 0);
	CHECK(strcmp(plain_strerror(ENOENT), "error 2") == 0);
	CHECK(strcmp(plain_strerror(-1), "error -1") == 0);
	CHECK(strlen(plain_strerror(INT_MIN)) < 32);
	CHECK(strcmp(table_strerror(0), "none") == 0);
	CHECK(strcmp(table_strerror(2), "two") == 0);
	CHECK(strcmp(table_strerror(ERRORS), "error 3") == 0);
	CHECK(strcmp(table_strerror(-1), "error -1") == 0);
	CHECK(strlen(table_strerror(INT_MAX)) < 32);
	/* as the host's: a text for each error, a number for what is none */
	CHECK(strerror(ENOENT)[0] != '\0' && strcmp(strerror(ENOENT),
	    strerror(EINTR)) != 0);
	CHECK(strstr(strerror(987654), "987654") != NULL);
	CHECK(strstr(plain_strerror(987654), "987654") != NULL);
	return check_status();
}
