/* published.h - tables of lmbench that were published, being read; for
   src/report/ only */

#ifndef PUBLISHED_H
#define PUBLISHED_H

#define KS_PAGELINE	256	/* bytes that hold a line of a page */

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
	int			*used;		/* per system of this summary: the
						   last table it had a row in */
	unsigned long		 seen;		/* tables of this summary */
	long			 title;		/* a line with a title that has no
						   rule yet, or 0 */
};

/* pubrow.c: take a row, which begins with the host, into its system: 0, or
   1 if it is none. */
int	ks_page_row(struct ks_reader *, struct ks_page *, const char *row);

#endif
