/* step.h - a round of a point, made and judged */

#ifndef STEP_H
#define STEP_H

#define KS_RESULTLINE	2000	/* bytes of a result line */
#define KS_RETRIES	10	/* of a round that found no quiet */

struct ks_prefix;
struct ks_run;

struct ks_step {
	/* What is to be done. */
	struct ks_run	*run;
	const struct ks_prefix *prefix;	/* to run it under, or NULL */
	const char	*tmp, *clock;	/* private directory, exported clock */
	int		 task;		/* the point of run->plan */
	int		 round;		/* counted from 1 */
	int		 cpu;		/* the only one to run on, if oncpu */
	int		 oncpu;
	unsigned long	 batch;		/* 0: to be found out */
	unsigned long	 seed;

	/* What came of it: see queue.h; the CPU it ran on and the batch it
	   used, where that is known. */
	int		 outcome;
};

/*
 * Make a round, whose line goes to text.  What it says of the floor of its
 * CPU is noted in the run, as is whether the point failed.  cpu, oncpu and
 * batch are set to what it used.  0, or -1 if a signal interrupted it.
 */
int	ks_step(struct ks_step *, char *text, size_t size);

#endif
