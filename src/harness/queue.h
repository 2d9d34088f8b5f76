/* queue.h - which point is measured next */

#ifndef QUEUE_H
#define QUEUE_H

#define KS_APART	0.5	/* s between rounds of one point: nearer ones
				   are not independent */

/* What became of a round. */
enum ks_outcome {
	KS_COUNTED,		/* a round more */
	KS_LOUD,		/* no quiet: once more, later */
	KS_OVER			/* skipped or failed: no more of this point */
};

struct ks_task {
	int	done, wanted;	/* rounds */
	int	tries;		/* of the round at hand */
	double	last;		/* s, when its last round ended */
};

struct ks_queue {
	int		 ntask, nwait;
	struct ks_task	*task;
	int		*wait;		/* tasks that wait, first first */
	int		 pass;
	int		 retries;	/* most tries of a round */
	unsigned long	 seed;
};

/* n tasks that want so many rounds each; the caller may change done and
   wanted of any before the first ks_queue_next(). */
void	ks_queue_open(struct ks_queue *, int n, int rounds, int retries,
	    unsigned long seed);
void	ks_queue_close(struct ks_queue *);

/*
 * The task to do at time now (s), or -1: with *pause over 0, in so many
 * seconds; else all that is wanted is done (more may be wanted then).  All
 * tasks are done once, in order, before any is done again; from then on they
 * are shuffled.
 */
int	ks_queue_next(struct ks_queue *, double now, double *pause);

/* What became of it; a loud round that may not be tried again counts, and
   that is what is returned. */
int	ks_queue_done(struct ks_queue *, int task, int outcome, double now);

/* Whether one more try of the task's round is allowed, if it is loud. */
int	ks_queue_retry(const struct ks_queue *, int task);

/* Rounds still to be done. */
int	ks_queue_left(const struct ks_queue *);

#endif
