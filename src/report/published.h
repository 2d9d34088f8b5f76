/* published.h - tables of lmbench that were published, being read; for
   src/report/ only */

#ifndef PUBLISHED_H
#define PUBLISHED_H

#define KS_PAGELINE	256	/* bytes that hold a line of a page */
#define KS_PAGEEARLY	8	/* lines kept until there is a system */

struct ks_column;
struct ks_comp;
struct ks_layout;
struct ks_reader;
struct ks_table;

struct ks_page {
	const struct ks_layout	*layout;	/* of the last banner, or the
						   table that told; or NULL */
	const struct ks_table	*table;		/* being read, or NULL */
	int			 indent;	/* of its rule */
	char			 rule[KS_PAGELINE];
	int			 first;		/* system of this summary */
	int			 serial;	/* of the table */
	int			 nused;
	int			*used;		/* per system of a summary: its
						   last table with a row */
	unsigned long		 seen;		/* tables of this summary */
	long			 title;		/* a line with a title without a
						   rule, or 0 */
	int			 nearly;	/* lines that could not be used
						   before there was a system */
	struct {
		long		 line;
		char		 text[KS_PAGELINE];
	}			 early[KS_PAGEEARLY];
	int			 ncomp;		/* cells of a comparison */
	struct ks_comp		*comp;
};

/* A word of a row and where it stands: from, to just before. */
struct ks_word {
	char	text[40];
	char	mark;		/* '~' or '!' before it */
	int	from, to;
};

#define KS_PAGECELLS	23	/* where the cells of a row begin */

/* publine.c: a line of a page as it was printed first, cut to KS_PAGELINE
   bytes. */
void	ks_page_line(char *buf, const char *line);

/* pubword.c: the next word of a row, from column *at on: 1, or 0 at the
   end; the column that it stands under by the rule, or -1. */
int	ks_page_word(const char *row, int *at, struct ks_word *);
int	ks_page_under(const char *rule, const struct ks_word *);

/* pubcomp.c: may a word stand in a table of comparisons; keep one of the row
   of a system; put all into their systems where the table ends. */
int	ks_comp_valid(const struct ks_column *, const char *text);
void	ks_comp_keep(struct ks_reader *, int system,
	    const struct ks_column *, const struct ks_word *);
void	ks_comp_end(struct ks_reader *, struct ks_page *);

/* pubrow.c: take a row, which begins with the host, into its system: 0, or
   1 if it is none. */
int	ks_page_row(struct ks_reader *, struct ks_page *, const char *row);

#endif
