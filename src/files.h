/* files.h - files of results on a command line; for commands only */

#ifndef FILES_H
#define FILES_H

struct ks_results;

/* An option that report and export have, see struct ks_opt. */
#define KS_FIX_KNOWN	256
#define KS_FIX_OPTION \
	{ KS_FIX_KNOWN, "fix-known-errors", NULL, "correct what lmbench 1 is " \
	    "known to have printed wrong" }

/* files.c: read all of them; one that cannot be read ends the program, as
   does it that there is none. */
void	ks_read_files(struct ks_results *, int n, char **file,
	    const char *command);

#endif
