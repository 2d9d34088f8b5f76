/* lmlines.h - the lines of lmbench's results files, and our names */

#ifndef LMLINES_H
#define LMLINES_H

/*
 * A line that begins with head, in which * stands for some word or words
 * that take the place of * in the point; then comes a number, which times
 * factor is in the unit.  point NULL: known, but not used.
 */
struct ks_lm_line {
	const char	*head;
	const char	*point;
	const char	*unit;
	double		 factor;
};

/* A line that is the title of rows of a size, in units of that many bytes,
   and a figure. */
struct ks_lm_block {
	const char	*title;
	const char	*point;		/* * is the size */
	const char	*unit;
	double		 factor;
	double		 bytes;
};

extern const struct ks_lm_line	ks_lm_lines[];		/* end with NULL */
extern const struct ks_lm_block	ks_lm_blocks[];

/* What the rows are that may come. */
struct ks_lm_state {
	const struct ks_lm_block *block;	/* NULL: another, or none */
	struct ks_lm_block	 chase;		/* "stride=N: of this one */
	char			 chased[64];	/* and its point */
	long			 context;	/* "size=N: N, else -1 */
	int			 files;		/* "File system latency */
	int			 random;	/* Random load latency */
};

struct ks_system;

/* lmfigure.c: does a line begin with head, where * is any text up to what
   follows it?  What comes after, or NULL; and the text.  The name of a point
   from its pattern.  A number into a point: 0, or 1 if it cannot be used;
   and that there is none. */
const char *ks_lm_match(const char *line, const char *head, char *star,
	    size_t);
void	ks_lm_fill(char *name, const char *pattern, const char *star);
int	ks_lm_take(struct ks_system *, const char *point, const char *unit,
	    double factor, const char *text);
void	ks_lm_none(struct ks_system *, const char *point);

/* lmblock.c: from now on there are rows of that block, or none; the title of
   a block, and a row: 0, or 1 if it is none. */
void	ks_lm_enter(struct ks_lm_state *, const struct ks_lm_block *);
int	ks_lm_title(struct ks_lm_state *, const char *line);
int	ks_lm_row(struct ks_system *, const struct ks_lm_state *,
	    const char *line);

#endif
