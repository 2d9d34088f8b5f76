/* ticks.h - timing with a clock whose tick is long */

/*
 * T is the tick, M the readings per tick in a row, c = T/M what one takes.
 * Two ways, both starting at a tick's edge:
 *
 * Spin: n operations, then readings to the next edge.  k ticks from edge to
 * edge, s readings from the end to the edge, it included:
 *
 *	t = k T - T s/M
 *
 * (A vernier: the resolution is a reading, not a tick.)
 *
 * Edge to edge: chunks of operations, a reading after each, until a reading
 * shows the E-th edge.  R readings, N operations, m of them in the last
 * chunk, in the middle of which the edge fell on average:
 *
 *	t/N = (E T - R c)/(N - m/2)
 *
 * Chunks are drawn from 0.5 to 1.5 of a mean; else the error would be the
 * same every time, and the samples falsely agree.  It depends less on c, so
 * it is used where M varies from tick to tick.  A jump is the first reading
 * more than T/5 after the last, so false microseconds do no harm.
 */

#ifndef TICKS_H
#define TICKS_H

#define KS_TICKS_VOID	1
#define KS_TICKS_JUMP	0.2	/* of a tick */
#define KS_TICKS_RING	15	/* ticks in a row that tell how M varies */

struct ks_clk;

/* n operations: 0, or -1 with errno. */
typedef int	ks_work(void *arg, unsigned long n);

struct ks_job {
	ks_work	*work;
	void	*arg;
	double	 op;		/* ns of an operation, roughly; 0: unknown */
	int	 whole;		/* a batch is one call, however long */
};

struct ks_ticks {
	const struct ks_clk	*clk;
	double			 ring[KS_TICKS_RING];	/* M, newest first */
	int			 nring;
	double			 cost;	/* c, ns, as now found */
	double			 doubt;	/* how far c may be off */
	int			 edges;	/* M varies: go edge to edge */
	unsigned long		 random;
};

/* ticks.c: find M: 0, or -1 if the clock does not tick. */
int	ks_ticks_open(struct ks_ticks *, const struct ks_clk *,
	    unsigned long seed);

/* ticks.c: find job->op within a third, by doubling: 0, or -1. */
int	ks_ticks_gauge(struct ks_ticks *, struct ks_job *);

/*
 * ticks.c: one sample of about that many ticks (up to a fifth more, at
 * random), by the better way: 0, with the operations done in *n and the ns
 * of one in *ns; KS_TICKS_VOID if a tick was lost, or others ran at the end;
 * -1 if the work failed or the clock stopped.  job->op follows, here and
 * below.
 */
int	ks_ticks_sample(struct ks_ticks *, struct ks_job *, double ticks,
	    unsigned long *n, double *ns);

/* tickspin.c: exactly n operations from an edge on: for operations that may
   be repeated only so often.  In pieces of part of a tick, unless job->whole:
   a lost tick does not show then. */
int	ks_ticks_batch(struct ks_ticks *, struct ks_job *, unsigned long n,
	    double *ns);

/*
 * tickspin.c: the same from a random moment of a tick on, for operations
 * that cannot be repeated in a loop: the mean over many is free of what the
 * tick's interrupt does to an operation that always follows it.
 */
int	ks_ticks_once(struct ks_ticks *, struct ks_job *, unsigned long n,
	    double *ns);

/* tickedge.c: edge to edge. */
int	ks_ticks_edges(struct ks_ticks *, struct ks_job *, double ticks,
	    unsigned long *n, double *ns);

/* tickcount.c: operations per tick of a batch, to see a lost tick. */
#define KS_TICKS_COUNTED	64

struct ks_tickcount {
	int		n;		/* ticks noted, at most ... */
	double		count[KS_TICKS_COUNTED];
	double		now;		/* in the tick that goes on */
	double		chunk;		/* the largest */
};

/* The edges seen so far: starts at one.  Note a chunk, and the ticks seen
   at the reading behind it. */
void	ks_tickcount_start(struct ks_tickcount *);
void	ks_tickcount_note(struct ks_tickcount *, double ops, double ticks);

/* Does one tick hold over 1.3 times the median, by more than a chunk? */
int	ks_tickcount_lost(struct ks_tickcount *);

/* ticks.c: for the three above: wait for an edge, count the next tick to
   keep M up to date, and leave the edge at its end in *s: 0, or -1. */
struct ks_stamp;
int	ks_ticks_align(struct ks_ticks *, struct ks_stamp *s);

#endif
