/* compare.h - which is faster, by how much, and how sure that is */

#ifndef COMPARE_H
#define COMPARE_H

struct ks_judge;
struct ks_results;

#define KS_ALPHA	0.05	/* the chance of any wrong "faster" or "slower",
				   were all the same */

enum ks_verdict {
	KS_SAME,	/* within the threshold */
	KS_BETTER, KS_WORSE,
	KS_LARGER, KS_SMALLER,	/* where neither is better */
	KS_UNSURE,	/* may be the same or not: too few rounds */
	KS_UNTESTED,	/* one figure on a side */
	KS_TINY,	/* below the resolution, or not above zero */
	KS_UNITS	/* not in the same unit */
};

#define KS_VERDICTS	(KS_UNITS + 1)

/* A side: runs on one system. */
struct ks_side {
	const char	*word;		/* "old" */
	char		*names;		/* of its files */
	struct ks_results *results;
	struct ks_judge	*judge;		/* of each run */
};

/* A point on one side. */
struct ks_half {
	const char *unit;	/* NULL: no rounds; */
	int	 mixed;		/* or rounds in another unit too */
	int	 n;		/* rounds that count, */
	double	*x;		/* their figures in the order of time, */
	double	*at;		/* and which rounds of the point they are */
	double	 value;		/* their median, */
	double	 lo, hi, level;	/* its interval; level 0: too few */
	double	 limit;		/* what is less cannot be told from 0 */
	int	 loud;		/* never quiet */
	int	 nfail;		/* rounds that failed, */
	const char *fail;	/* and why the last did */
};

/* A point on both sides. */
struct ks_contrast {
	const char *name;
	int	 better;	/* see enum ks_better */
	struct ks_half half[2];
	double	*d;		/* pairs: the n log ratios, or NULL */
	int	 n;
	double	 log, loglo, loghi;	/* of the ratio, second to first, */
	double	 level;		/* and of its interval; 0: none */
	int	 tested;
	double	 p, adjusted;	/* its own, and that of all together */
	double	 least;		/* p that there can be with these rounds */
	int	 verdict;
	int	 needed;	/* rounds that would show the threshold; 0:
				   as many are there, or it is not known */
};

struct ks_comparison {
	const struct ks_side *side;	/* two */
	int	 paired;
	double	 threshold;		/* 0.01: 1 % is no change */
	int	 bychange;		/* order in a group */
	int	 npoint;		/* common points, group by group */
	struct ks_contrast *point;
	int	 ntest;			/* of which are tested */
};

/* side.c: read the files of a side, one name or several with commas: 0, or
   -1 with the reason in err. */
int	ks_side_read(struct ks_side *, const char *word, const char *files,
	    char *err, size_t);
void	ks_side_take(struct ks_side *, const char *word,
	    struct ks_results *);	/* results that are there */
void	ks_side_free(struct ks_side *);
int	ks_side_paired(const struct ks_side *);	/* two sides: measured in
						   turn, in one go */

/* side.c: the names of the points that are in any run of n sides and that are
   wanted (NULL: all), each once: how many.  The caller frees the array. */
typedef int	ks_wanted(const char *point, void *arg);
int	ks_side_points(const struct ks_side *, int n, ks_wanted *,
	    void *arg, const char ***name);

/* half.c: a point on a side; unit NULL if it is not there.  Whether its
   figures have logarithms and are resolved. */
void	ks_half_make(struct ks_half *, const struct ks_side *,
	    const char *point);
void	ks_half_free(struct ks_half *);
int	ks_half_fits(const struct ks_half *);

/* contrast.c: compare the halves of c: all but adjusted, verdict, needed. */
void	ks_contrast_make(struct ks_contrast *, int paired);
void	ks_contrast_free(struct ks_contrast *);
int	ks_has_ratio(const struct ks_contrast *);
double	ks_finite_exp(double);		/* never infinite, never 0 */

/* verdict.c: those of all points, and how many rounds it takes. */
void	ks_verdicts(struct ks_comparison *);
int	ks_direction(const struct ks_contrast *);
int	ks_regressed(const struct ks_comparison *, const struct ks_contrast *);

/* group.c: the family of a point: how many bytes of its name; the geometric
   mean of n points of a comparison: 0, or -1 if there is none. */
size_t	ks_family(const char *point);
int	ks_same_family(const char *, const char *);
const char *ks_in_family(const char *point);	/* the rest of its name */
int	ks_group_mean(const struct ks_comparison *,
	    const struct ks_contrast *, int n, struct ks_contrast *);

/* both.c: what is better, see enum ks_better; compare all points that both
   sides have and that are wanted. */
int	ks_better(const char *point, const char *unit);
void	ks_compare(struct ks_comparison *, ks_wanted *, void *arg);
void	ks_comparison_free(struct ks_comparison *);

/* unrest.c: one line for each thing that is odd about a point, into buf; the
   what-th of them: 1, or 0 if there is none such. */
enum ks_oddity {
	KS_ODD_FAILED, KS_ODD_LOUD, KS_ODD_DRIFT, KS_ODD_PEAKS, KS_ODD_OUTLIERS,
	KS_ODDITIES
};
int	ks_oddity(const struct ks_comparison *, const struct ks_contrast *,
	    int half, int what, char *buf, size_t);

/* cmpword.c: numbers and verdicts in words; buf holds KS_WORD bytes. */
#define KS_WORD	100
char	*ks_five_digits(char *buf, double);		/* five digits */
char	*ks_half_text(char *buf, const struct ks_half *, double scale);
					/* a median with its interval */
char	*ks_ratio_text(char *buf, double log);
char	*ks_p_text(char *buf, double);
char	*ks_verdict_text(char *buf, const struct ks_contrast *);
void	ks_coloured(FILE *, int colour, int verdict, const char *text);

/* plot.c: the intervals of n points of a group. */
void	ks_plot(FILE *, const struct ks_comparison *,
	    const struct ks_contrast *, int n, int colour);

/* cmptable.c, cmpnotes.c: print it all; what it comes to. */
void	ks_comparison_print(FILE *, const struct ks_comparison *,
	    int colour);
void	ks_comparison_notes(FILE *, const struct ks_comparison *,
	    ks_wanted *, void *arg);

/* timesort.c: put n sides into the order of time, or of versions of the
   system ("1.9" before "1.10"): 0, or -1 if a side has no date or version. */
enum ks_order_by { KS_AS_GIVEN, KS_BY_TIME, KS_BY_VERSION };
int	ks_side_sort(struct ks_side *, int n, int by);

/* side.c: the value of a key, or ""; why there is no figure of a point, into
   buf. */
const char *ks_side_key(const struct ks_side *, const char *key);
char	*ks_side_why(const struct ks_side *, const char *point, char *buf,
	    size_t);

/* timeline.c: a row for each of n sides, for each point that is wanted, with
   the changes of level: how many points it was. */
int	ks_timeline(FILE *, const struct ks_side *, int n, double threshold,
	    ks_wanted *, void *arg, int colour);

#endif
