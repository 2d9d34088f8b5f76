/* message.c - one-line messages on stderr */

#include "compat.h"

#include <ctype.h>
#include <stdarg.h>

#include "util.h"

static const char	*command;

/* Note the command that messages name; NULL: none. */
void
ks_command(const char *name)
{
	command = name;
}

/* What comes from files and arguments may hold anything; a message stays
   one line, and leaves the terminal alone. */
static void
print(const char *fmt, va_list ap)
{
	char	line[1024], *p;

	vsnprintf(line, sizeof line, fmt, ap);
	for (p = line; *p != '\0'; p++)
		if (iscntrl((unsigned char)*p))
			*p = '?';
	fprintf(stderr, "kernstone%s%s: %s\n", command ? " " : "",
	    command ? command : "", line);
}

/* Say what is wrong, in the words of printf(), without a newline. */
void
ks_error(const char *fmt, ...)
{
	va_list	ap;

	va_start(ap, fmt);
	print(fmt, ap);
	va_end(ap);
}

/* The same, and exit with status 2. */
void
ks_die(const char *fmt, ...)
{
	va_list	ap;

	va_start(ap, fmt);
	print(fmt, ap);
	va_end(ap);
	exit(2);
}
