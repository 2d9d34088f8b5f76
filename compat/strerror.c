/* strerror.c - the text of an error number */

#include "compat.h"

#ifdef HAVE_SYS_ERRLIST
extern char	*sys_errlist[];
extern int	 sys_nerr;
#endif

/* The text from the system's table if it has one, else the number. */
char *
ks_strerror(int e)
{
	static char	text[32];

#ifdef HAVE_SYS_ERRLIST
	if (e >= 0 && e < sys_nerr)
		return sys_errlist[e];
#endif
	sprintf(text, "error %d", e);
	return text;
}
