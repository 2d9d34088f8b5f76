/* run.h - a run: rounds of points, into one results file */

#ifndef RUN_H
#define RUN_H

#define KS_ROUNDS	9	/* by default; the interval is looked at */
#define KS_MORE		6	/* after them, and these come if it is wide */

struct ks_run {
	/* What was asked for. */
	int		 rounds;
	int		 quick;
	double		 seconds;	/* of quiet time, a round */
	double		 precision;	/* %, or 0: as the benchmark says */
	double		 memory;	/* bytes */
	double		 mhz;		/* or 0: ask the system */
	int		 quiet, pin;	/* look for quiet; pin */
	int		 timeout;	/* s, of a round */
	int		 verbose;
	unsigned long	 seed;
	const char	*clock;		/* a name, or NULL */
	const char	*dir;
	char		*names;		/* as asked for, for the file */

	/* What was found out. */
	struct ks_plan	*all, *plan;
	struct ks_clk	*clk;
	int		 gate;		/* quiet windows are looked for */
	int		 ncpu;
	struct ks_cpu	*cpu;		/* KS_MAXCPU of them */

	/* What came of it. */
	FILE		*out;
	const char	*file;		/* its name, for messages */
	struct ks_system *sys;
	int		 failed;	/* points that failed */
};

/* Choose the clock and the CPUs, and put them into the run: 0, or -1 with
   the reason in err. */
int	ks_run_prepare(struct ks_run *, char *err, size_t);

/* Write the head of the results file; again is set where a run goes on: 0, or
   -1 with the reason in err. */
int	ks_run_head(struct ks_run *, int again, char *err, size_t);

/* Measure all points of the plan.  0, also if points failed; -1 if it had to
   end early: err says why, or a signal did it (ks_stopped, child.h). */
int	ks_run_points(struct ks_run *, char *err, size_t);

/* Add a line to the file and to the results in memory: 0, or -1 with the
   reason in err. */
int	ks_run_line(struct ks_run *, const char *, char *err, size_t);

#endif
