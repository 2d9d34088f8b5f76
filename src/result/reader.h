/* reader.h - how a kind of file is read; for src/result/ only */

#ifndef READER_H
#define READER_H

#define KS_LINE		65536	/* bytes of a line that are kept, and NUL */

#define KS_BLOCK	8192	/* bytes read at a time */
#define KS_PAST		8	/* earlier lines that are kept */
#define KS_PASTLINE	128	/* so much of each */

struct ks_results;
struct ks_kind;

/* A file being read. */
struct ks_reader {
	struct ks_results	*results;
	const char		*file;
	const struct ks_kind	*kind;	/* NULL: not recognised yet */
	long			 line;	/* its number */
	int			 cut;	/* it has no newline: the last one */
	int			 toolong; /* its rest was left out */
	char			 past[KS_PAST][KS_PASTLINE];
	int			 before; /* systems there were before it */
	void			*data;	/* the kind's own; freed with free() */
	char			*err;
	size_t			 size;
	FILE			*stream;
	size_t			 have, at; /* bytes in the block, used */
	char			 block[KS_BLOCK];
};

/*
 * A kind of file.  Each line is first shown to begins() of each kind; the
 * first that recognises it gets it and all that follow, until another
 * does, so that files of several kinds may have been joined.
 */
struct ks_kind {
	const char	*name;		/* "kernstone results" */
	const char	*first;		/* its first line, for messages */
	int		(*begins)(const char *line);
	int		(*may_begin)(const char *line);
					/* while no line begins like any; or
					   NULL */
	int		(*line)(struct ks_reader *, char *line);
					/* 0, or -1 from ks_reject() */
	void		(*end)(struct ks_reader *);
					/* at the end of the file, or where
					   another kind begins; or NULL */
};

extern const struct ks_kind ks_kind_own;		/* format.c */
extern const struct ks_kind ks_kind_lmbench;		/* lmbench.c */
extern const struct ks_kind ks_kind_published;	/* report/published.c: it
						   knows the tables */
extern const struct ks_kind *const ks_kinds[];		/* kinds.c */

/* reader.c: say what is wrong with the line, and -1; the line that was n
   before this one, 1 to KS_PAST. */
int	ks_reject(struct ks_reader *, const char *what);
const char *ks_past(const struct ks_reader *, int n);

/* sizetext.c: a size in bytes between lo and hi ("64M"), into buf. */
#define KS_SIZE	40
char	*ks_size_text(char *buf, double lo, double hi);

/* import.c: what another program printed.  The number at the beginning of a
   text, with the interval it was rounded from: its length, or 0; a point's
   figure, in its unit: 0, or 1 if it has one; why it has none; a new system;
   and what is before a line in a mail or an indented text: its length. */
int	ks_import_number(const char *text, double *lo, double *x, double *hi);
struct ks_system;
int	ks_import(struct ks_system *, const char *point, const char *unit,
	    double lo, double x, double hi);
void	ks_import_none(struct ks_system *, const char *point,
	    const char *why);
struct ks_system *ks_import_system(struct ks_reader *, const char *version);
int	ks_import_indent(const char *line);

#endif
