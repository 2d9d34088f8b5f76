/* layout.h - what a table looks like; for src/report/ only */

#ifndef LAYOUT_H
#define LAYOUT_H

#define KS_CELL		32	/* bytes that hold a figure in a column */
#define KS_HEADS	6	/* heading lines, most */
#define KS_POINT	100	/* bytes that hold the name of a point */
#define KS_NAMES	200	/* and the names of all columns of a table */

/* Metrics of figures that were published: a factor, a mark. */
#define KS_TOO_SMALL	"times-too-small"
#define KS_CORRECTED	"times-corrected"
#define KS_IMPRECISE	"imprecise"
#define KS_LOUD		"never-quiet"
#define KS_STARRED	"starred"	/* the best of a comparison */
#define KS_DERIVED	"derived"	/* best times factor or percentage */

/* The point that holds, in "ratio", what a figure is of one that is not
   known: its name begins with that of the point. */
#define KS_OF_BEST	"/of-best"

/* How a column is written. */
enum ks_how {
	KS_NUM,		/* as many digits as fit, as lmbench 2 and 3 */
	KS_FIX,		/* a number of decimals, as lmbench 1 */
	KS_TEXT,	/* a text, cut to the width */
	KS_GUESS	/* what the caches look like, behind the row */
};

/*
 * A column.  What feeds it is a point or the mean of two, or one after "="
 * that is the name of a key ("=mhz"); where a point of that name has no
 * size= and others have, the largest is taken.  Where the second feed is a key,
 * it stands in for the first.
 */
struct ks_column {
	const char	*name;		/* in footnotes; NULL ends a table */
	int		 gap, width;	/* blanks before it, columns */
	const char	*feed[2];
	const char	*unit;		/* of the points */
	double		 scale;		/* from that unit to the table's */
	int		 how;
	int		 digits;	/* KS_FIX: decimals; KS_NUM: columns
					   the number fills, 0: all */
	double		 kilo;		/* KS_FIX: what K stands for; 0:
					   written without */
	int		 aside;		/* alone it makes no table */
};

struct ks_table {
	const char		*head[KS_HEADS + 1];	/* ends with NULL */
	const struct ks_column	*column;
};

struct ks_layout {
	const char			*name;
	const struct ks_table		*table;	/* ends with column NULL */
	int				 compare; /* they hold comparisons */
};

/* Units of points and what takes them to the table's; ends. */
#define KS_US		"ns/op", 1e-3
#define KS_NS		"ns/op", 1.0
#define KS_MB		"MB/s", 1.0
#define KS_MHZ		"MHz", 1.0
#define KS_COLUMNS_END	{ NULL, 0, 0, { NULL, NULL }, NULL, 0.0, 0, 0, 0, 0 }
#define KS_TABLES_END	{ { NULL }, NULL }

/* layouts.c: all of them, ends with NULL */
extern const struct ks_layout *const ks_layouts[];

/* lay_*.c */
extern const struct ks_column ks_columns_local[], ks_columns_bandwidth[];
extern const struct ks_layout ks_layout_10, ks_layout_11, ks_layout_19,
    ks_layout_2, ks_layout_3, ks_layout_best;

/* figure.c: x, in the unit of the table and known no better than step, as a
   column writes it, into buf of KS_CELL bytes; and "<x", x rounded up. */
char	*ks_figure(char *buf, const struct ks_column *, double x, double step);
char	*ks_figure_below(char *buf, const struct ks_column *, double x);

/* What stands before a figure: less precise than asked for; not quiet; less
   than can be told from nothing. */
#define KS_MARKS	"~!<"

/* cell.c: a column of a system's row. */
struct ks_cell {
	double	 value;			/* in the table's unit */
	double	 step;			/* known no better than this, or 0 */
	double	 limit;			/* what is less is not resolved */
	double	 ratio;			/* to a best that is not known, or 0 */
	int	 derived;		/* computed from a comparison */
	int	 starred;		/* the best of that comparison */
	const char *text;		/* KS_TEXT, or NULL */
	char	 show[KS_CELL];		/* what to print instead, or "" */
	char	 mark;			/* one of KS_MARKS, or 0 */
	int	 missing;
	char	 note[300];		/* why, or what else there is to
					   say; or "" */
};

struct ks_judge;
struct ks_results;
struct ks_system;

void	ks_cell(const struct ks_system *, const struct ks_judge *,
	    const struct ks_column *, struct ks_cell *);
const char *ks_column_point(const struct ks_column *, char *buf);

/* best.c: has a column figures that can be compared; make the cells of one,
   of n systems, each so far from the next, comparisons to the best of them,
   or to that of system base. */
int	ks_comparable(const struct ks_column *);
void	ks_best(const struct ks_column *, struct ks_cell *, int n, int apart,
	    int base);

/* notes.c: footnotes, each once, with the rows it is about. */
struct ks_notes {
	int		 n;
	struct ks_note	*note;
};

void	ks_notes_add(struct ks_notes *, int row, const char *text);
void	ks_notes_print(FILE *, struct ks_notes *, int rows);
					/* and forget them */

/* origin.c: how the rows of a table differ in what they mean; where a row
   comes from. */
void	ks_origin_table(struct ks_notes *, const struct ks_table *,
	    const struct ks_results *, const struct ks_cell *, int apart);
void	ks_origin_row(struct ks_notes *, int row, const struct ks_results *);

/* table.c: print a table: 1, or 0 if no system has a figure for it; sets
   seen[i] if mark i of KS_MARKS stands in it; blank: after an empty line. */
struct ks_view {
	const struct ks_results	*results;
	const struct ks_judge	*judge;		/* one for each */
	int			 compare;	/* to system base, or KS_BEST */
	int			 base;
	int			*seen;
};
int	ks_table(FILE *, const struct ks_view *, const struct ks_table *,
	    int blank);

/* heading.c: the headings of a table, as they are or as of a comparison;
   first: what all are compared to as well. */
void	ks_table_head(FILE *, const struct ks_view *,
	    const struct ks_table *, int first);

#endif
