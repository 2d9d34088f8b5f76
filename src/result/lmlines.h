/* lmlines.h - the lines of lmbench's results files, and our names */

#ifndef LMLINES_H
#define LMLINES_H

/*
 * A line that begins with head, in which * stands for some word or words
 * that take the place of * in the point; then comes a number, which times
 * factor is in the unit, and the tail.  point NULL: known, but not used.
 */
struct ks_lm_line {
	const char	*head;
	const char	*point;
	const char	*unit;
	double		 factor;
	const char	*tail;
};

/*
 * A title, in which @ is a number and * words, and rows: a size in units of
 * that many bytes, or a number where bytes is 0, which takes the place of *
 * in the point, and a figure.  Where there is a second point: a size in K,
 * something else, and two figures, which are rates per second.
 */
struct ks_lm_block {
	const char	*under;		/* the line it must come under */
	const char	*title;
	const char	*behind;	/* what follows in the title */
	const char	*point;
	const char	*second;	/* or NULL */
	const char	*unit;
	double		 factor;
	const char	*tail;		/* as of a line; rows have none */
	double		 bytes;
};

extern const struct ks_lm_line	ks_lm_lines[];		/* end with NULL */
extern const struct ks_lm_block	ks_lm_blocks[];

/* What the rows are that may come. */
struct ks_lm_state {
	const char		 *under;	/* one of those, or NULL */
	const struct ks_lm_block *block;	/* NULL: none */
	char			  at[12];	/* the number in its title */
};

struct ks_system;

/*
 * lmname.c: does a line begin with head, where * is any text up to what
 * follows it?  What comes after, or NULL; and the text.  The name of a point
 * from its pattern, of KS_LM_NAME bytes; and back: is a point of a pattern,
 * and what stands for * and @, each of KS_LM_STAR bytes.
 */
#define KS_LM_STAR	40
#define KS_LM_NAME	120
const char *ks_lm_match(const char *line, const char *head, char *star);
void	ks_lm_fill(char *name, const char *pattern, const char *at,
	    const char *star);
int	ks_lm_unfill(const char *pattern, const char *point, char *at,
	    char *star);

/* lmfigure.c: a number, in lmbench's unit, of which the point's has factor,
   into a point: 0, or 1 if it cannot be used; and that there is none. */
int	ks_lm_take(struct ks_system *, const char *point, const char *unit,
	    double factor, const char *text);
void	ks_lm_none(struct ks_system *, const char *point);

/* lmblock.c: the block whose rows may follow a line, or NULL; there are no
   rows to come; the title of a block, and a row: 0, or 1 if it is none. */
const struct ks_lm_block *ks_lm_followed(const struct ks_lm_line *);
void	ks_lm_leave(struct ks_lm_state *);
int	ks_lm_title(struct ks_lm_state *, const char *line);
int	ks_lm_row(struct ks_system *, const struct ks_lm_state *,
	    const char *line);

#endif
