/* result.h - results in memory: systems, their points, their rounds */

#ifndef RESULT_H
#define RESULT_H

/* A figure of a round beside the headline: "409.8 p10-ns/op". */
struct ks_metric {
	char	*unit;
	double	 value;
};

/* What one round found. */
struct ks_sample {
	unsigned long	 n;		/* operations timed */
	double		 value;		/* the headline */
	int		 nmetric;
	struct ks_metric *metric;
};

/* A point and its rounds; a point that was skipped or failed has a reason
   (the last one given) and may have rounds all the same. */
struct ks_point {
	char		*name;		/* "LatSyscall/null" */
	char		*unit;		/* of the headline */
	int		 nround;
	struct ks_sample *round;
	char		*skip;		/* why it was skipped, or NULL */
	char		*fail;		/* why it failed, or NULL */
};

/* A line "key: value", or "# key: value" (volatile). */
struct ks_key {
	char	*name, *value;
	int	 volat;
};

/* One run on one system. */
struct ks_system {
	char		*file;		/* where it was read, for messages */
	int		 line;		/* its first line there */
	char		*version;	/* of the program that measured */
	int		 complete;	/* it ends with "# end" */
	int		 nkey;
	struct ks_key	*key;
	int		 npoint;
	struct ks_point	*point;
};

struct ks_results {
	int		  nsystem;
	struct ks_system *system;
};

void	ks_results_init(struct ks_results *);
void	ks_results_free(struct ks_results *);

/*
 * Append the runs in a file ("-": standard input): 0; or -1 with one line
 * in err that names the file and line and what was expected.
 */
int	ks_results_read(struct ks_results *, const char *file,
	    char *err, size_t size);

/* Take one line of a results file into a system (used by the reader, and by
   the harness for what a round prints): 0, or -1 with what was expected. */
int	ks_results_line(struct ks_system *, char *line, char *err, size_t);

/* The value of a key (the last one given), or NULL. */
const char	*ks_key(const struct ks_system *, const char *name);

/* The point of that name, or NULL. */
struct ks_point	*ks_point(const struct ks_system *, const char *name);

/* Metric unit of a round: 0 and the value, or -1. */
int	ks_metric(const struct ks_sample *, const char *unit, double *);

/* A number in at most seven significant digits, no exponent where a plain
   number does: "412.3".  buf, which holds KS_NUMBER bytes. */
#define KS_NUMBER	32
char	*ks_number_text(char *buf, double);

#endif
