/* compat.c - the names of the shims in this build, for kernstone info */

#include "compat.h"

/* The functions of the host that ours stand in for; ends with NULL. */
const char *const ks_compat_used[] = {
#ifndef HAVE_GETOPT_LONG
	"getopt_long",
#endif
#ifndef HAVE_MEMMOVE
	"memmove",
#endif
#ifndef HAVE_SNPRINTF
	"snprintf",
#endif
#ifndef HAVE_STRERROR
	"strerror",
#endif
#ifndef HAVE_STRTOUL
	"strtoul",
#endif
#ifndef HAVE_VSNPRINTF
	"vsnprintf",
#endif
	NULL
};
