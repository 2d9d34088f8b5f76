/* report.h - tables of results */

#ifndef REPORT_H
#define REPORT_H

struct ks_layout;
struct ks_point;
struct ks_results;
struct ks_system;

/* judge.c: what all rounds of a run tell about each of them. */
struct ks_floor {
	double	cpu, ref;
};

struct ks_judge {
	int		 quick;		/* no point has a second round */
	int		 nloud;		/* rounds without quiet */
	int		 nfloor;
	struct ks_floor	*floor;		/* the final one of each CPU */
};

void	ks_judge_open(struct ks_judge *, const struct ks_system *);
void	ks_judge_close(struct ks_judge *);

/* What the rounds of a point come to. */
struct ks_estimate {
	double	value;		/* median of the rounds that count */
	double	lo, hi, level;	/* its interval; level 0: too few rounds */
	double	limit;		/* what is less cannot be told from 0 */
	double	p10, p90;	/* medians of those within a round; */
	double	share;		/* and of the quiet share, %; -1: none */
	int	rounds, counted;
	int	single;		/* a figure that another program printed: lo
				   and hi are what it was rounded from */
	char	mark;		/* '!': not quiet; '~': imprecise; or 0 */
};

/* estimate.c: the figures of the rounds that count, and which they are; how
   many; *loud: none was quiet. */
int	ks_counted(const struct ks_judge *, const struct ks_point *,
	    double *x, int *which, int *loud);

/* estimate.c: 0, or -1 if the point has no rounds.  goal is the precision
   asked for, in %; 0: none. */
int	ks_estimate(const struct ks_judge *, const struct ks_point *,
	    double goal, struct ks_estimate *);

/* goal.c: the precision goal of a point, %; 0: none. */
double	ks_goal(const struct ks_system *, const char *point);

/* layouts.c: the layout of that name, or NULL; their names, for messages
   ("1.0, 1.1, 1.9, 2, 3, best"); and the points that feed layouts 1.9 and 2,
   each once, ending with NULL: names, or names that lack a size. */
const struct ks_layout *ks_layout(const char *name);
const char	*ks_layout_names(void);
const char *const *ks_layout_points(void);

/* report.c: print the tables of a layout for which there is a figure, one
   row per system, with footnotes; how many tables it was. */
int	ks_report(FILE *, const struct ks_results *,
	    const struct ks_layout *);

/* The same tables, each figure in relation to the best of its column, or to
   that of system number base. */
#define KS_BEST	-1
int	ks_report_relative(FILE *, const struct ks_results *,
	    const struct ks_layout *, int base);

/* A format to write results in.  print: 0, or -1 with what is wrong. */
struct ks_export {
	const char	*name;
	int		(*print)(FILE *, const struct ks_results *,
			    char *err, size_t);
};

/* export.c: the format of that name, or NULL; all names, for messages ("go,
   lmbench"). */
const struct ks_export *ks_export(const char *name);
const char	*ks_export_names(void);

/* unit.c: KS_LOWER, KS_HIGHER or KS_NEITHER. */
int	ks_unit_better(const char *unit);

/* known.c: correct all figures that are known to have been published
   wrong. */
void	ks_fix_known_errors(struct ks_results *);

/* listing.c: print every point of a system; and of every system all there
   is. */
void	ks_points(FILE *, const struct ks_system *);
void	ks_listing(FILE *, const struct ks_results *);

#endif
