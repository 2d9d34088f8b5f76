/* util.h - memory, messages and numbers from text, for all of src/ but
   bench/, clock/ and stat/ */

#ifndef UTIL_H
#define UTIL_H

/* xalloc.c: never NULL; out of memory ends the program with status 2. */
void	*ks_xalloc(size_t);
void	*ks_xgrow(void *, size_t count, size_t size);	/* room for one more */
char	*ks_xdup(const char *);

/* message.c: "kernstone WHAT: MESSAGE" in one line on stderr; WHAT is the
   command, see ks_command(). */
void	ks_command(const char *name);
void	ks_error(const char *fmt, ...);
void	ks_die(const char *fmt, ...);		/* status 2 */

/* finish.c: the end of the program: exits with the status, or with 2 and a
   message if something printed on stdout did not get there. */
void	ks_finish(int status);

/* wrap.c: print text from column col on, filled to 79 columns, further
   lines indented to col; ends the line. */
void	ks_wrap(FILE *, int col, const char *text);

/* number.c: 0 and the number, or -1 if the text is none or is outside
   [min, max].  Sizes take K, M and G, powers of 1024. */
int	ks_text_long(const char *, long min, long max, long *);
int	ks_text_double(const char *, double min, double max, double *);
int	ks_text_percent(const char *, double min, double max, double *);
int	ks_text_size(const char *, double *);

#endif
