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

#endif
