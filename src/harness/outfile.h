/* outfile.h - the results file: made new, or added to */

#ifndef OUTFILE_H
#define OUTFILE_H

/*
 * Create a results file that did not exist: the one named, or if name is
 * NULL HOST.N.ks with the first N that is free, in the working directory.
 * The stream, its name in buf; or NULL with the reason in err.
 */
FILE	*ks_out_create(const char *name, const char *host, char *buf,
	    size_t size, char *err, size_t errsize);

/* Open a results file to add lines to it.  A last line that was cut short
   goes first.  NULL with the reason in err. */
FILE	*ks_out_append(const char *name, char *err, size_t errsize);

#endif
