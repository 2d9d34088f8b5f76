/* result.h - results in memory: systems, their points, their rounds */

#ifndef RESULT_H
#define RESULT_H

/* A figure of a round beside the headline: "409.8 p10-ns/op". */
struct ks_metric {
	const char	*unit;		/* from ks_unit_name() */
	double		 value;
};

/* What one round found. */
struct ks_sample {
	double		 n;		/* operations timed: a whole number,
					   perhaps of a host that counts
					   further than this one */
	double		 value;		/* the headline */
	int		 nmetric;
	struct ks_metric *metric;
};

/* A point and its rounds; a point that was skipped or failed has a reason
   (the last one given) and may have rounds all the same. */
struct ks_point {
	char		*name;		/* "LatSyscall/null" */
	unsigned long	 hash;		/* of the name */
	const char	*unit;		/* of the headline, from ks_unit_name();
					   NULL: no rounds */
	int		 nround;
	struct ks_sample *round;
	char		*skip;		/* why it was skipped, or NULL */
	char		*fail;		/* why it failed, or NULL */
	int		 nfail;		/* rounds that did, in our files */
};

/* A line "key: value", or "# key: value" (volatile). */
struct ks_key {
	char	*name, *value;
	int	 volat;
};

/* A line that the reader did not understand. */
struct ks_odd {
	long	 line;
	char	*text;
};

#define KS_MAXODD	100		/* the rest is only counted */

/* What is read of one file, at most. */
#define KS_MAXPOINT	20000		/* points in a run */
#define KS_MAXKEY	1000		/* keys; the rest is passed over */
#define KS_MAXSYSTEM	10000		/* runs */

/* One run on one system. */
struct ks_system {
	char		*file;		/* where it was read, for messages */
	long		 line;		/* its first line there */
	const char	*kind;		/* what it was read from */
	char		*version;	/* of the program that measured */
	int		 complete;	/* it ends with "# end" */
	int		 single;	/* figures that another program printed,
					   one for each point */
	int		 nkey;
	struct ks_key	*key;
	int		 npoint;
	struct ks_point	*point;
	int		 nslot;		/* a power of two, or 0 */
	int		*slot;		/* points by hash: number + 1, or 0 */
	int		 nodd;		/* may exceed KS_MAXODD */
	struct ks_odd	*odd;
};

struct ks_results {
	int		  nsystem;
	struct ks_system *system;
};

/* model.c: a system may also stand alone, all zero at first. */
void	ks_results_init(struct ks_results *);
void	ks_results_free(struct ks_results *);
void	ks_results_cut(struct ks_results *, int n);	/* keep the first n */
void	ks_system_free(struct ks_system *);
struct ks_system *ks_system_add(struct ks_results *);
struct ks_system *ks_last(const struct ks_results *);	/* there is one */
void	ks_key_add(struct ks_system *, int volat, const char *name,
	    const char *value);
void	ks_odd_add(struct ks_system *, long line, const char *text);
struct ks_point	*ks_point_add(struct ks_system *, const char *name);
					/* the one there is, or a new one */
struct ks_point	*ks_point_try(struct ks_system *, const char *name);
					/* the same; NULL: KS_MAXPOINT */
struct ks_sample *ks_sample_add(struct ks_point *);
void	ks_metric_add(struct ks_sample *, const char *unit, double);
void	ks_sample_free(struct ks_sample *);

/* find.c: the value of a key (the last one given), or NULL; the point of
   that name, or NULL; metric unit of a round: 0 and the value, or -1. */
const char	*ks_key(const struct ks_system *, const char *name);
struct ks_point	*ks_point(const struct ks_system *, const char *name);
int	ks_metric(const struct ks_sample *, const char *unit, double *);
unsigned long	 ks_hash(const char *);
int	ks_slot(const struct ks_system *, const char *name, unsigned long hash);
					/* where the point is or would be */

/* unitname.c: the one copy of a name, which lasts. */
const char *ks_unit_name(const char *);

/*
 * reader.c: append the runs in a file ("-": standard input): 0; or -1 with
 * one line in err that names the file and line and what was expected, and
 * results as before.
 */
int	ks_results_read(struct ks_results *, const char *file,
	    char *err, size_t size);

/* format.c: take one line of a results file into a system (for the reader,
   and for the harness, for what a round prints): 0, or -1 with what was
   expected.  The line is destroyed. */
int	ks_results_line(struct ks_system *, char *line, char *err, size_t);

/* numtext.c: a number in at most seven significant digits, no exponent
   where a plain number does: "412.3".  buf, which holds KS_NUMBER bytes. */
#define KS_NUMBER	32
char	*ks_number_text(char *buf, double);

#endif
