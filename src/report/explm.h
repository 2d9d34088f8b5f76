/* explm.h - writing a results file of lmbench; for src/report/ only */

#ifndef EXPLM_H
#define EXPLM_H

struct ks_judge;
struct ks_lm_block;
struct ks_system;

struct ks_lm_out {
	FILE			*file;
	const struct ks_system	*system;
	const struct ks_judge	*judge;
	char			*done;	/* per point: it was written */
};

/* A figure, and how far apart what it may be rounded from is; 0: it is not
   rounded. */
struct ks_lm_figure {
	double	x, step;
};

#define KS_LM_TEXT	40	/* bytes that hold a figure */

/* expfig.c: a point has a figure above zero: 0 and that, or -1; a figure as
   text, in a unit of so many of that of the point. */
int	ks_lm_figure(const struct ks_lm_out *, int point,
	    struct ks_lm_figure *);
char	*ks_lm_text(char *buf, const struct ks_lm_figure *, double factor);

/* explmrow.c: the rows of a block, under its title or not. */
void	ks_lm_put_block(struct ks_lm_out *, const struct ks_lm_block *,
	    int titled);

#endif
