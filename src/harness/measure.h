/* measure.h - samples of one point, in the process of a round */

#ifndef MEASURE_H
#define MEASURE_H

struct ks_round;
struct ks_clk;

/* How to measure; what the run found out once for all rounds. */
struct ks_how {
	const struct ks_clk	*clk;
	int			 gate;	/* look for quiet windows */
	double			 floor;	/* of this CPU; 0: not known */
	size_t			 watch;	/* bytes to watch memory with; 0: do
					   not */
	double			 want;	/* ns of (quiet) time to sample */
	unsigned long		 batch;	/* operations (or turns) of a batch; 0:
					   to be found out */
	unsigned long		 seed;
};

/* What came out: ns per operation, but for the first six and the last
   two. */
struct ks_figures {
	double	n;		/* operations timed */
	double	batch;		/* as above, as it was used; 0: several */
	int	samples;	/* the headline's */
	int	gated;		/* quiet and ref mean something */
	int	ungated;	/* but the quiet ones were only counted, as
				   all take long */
	double	quiet;		/* share of quiet samples; 0: not enough */
	double	value;		/* headline: median of the quiet samples, or
				   of all where quiet is 0 */
	double	p10, p90;	/* of the same samples */
	double	all;		/* median of all samples */
	double	raw;		/* before the baseline went out, or 0 */
	double	limit;		/* resolution of a difference, or 0 */
	double	clock;		/* of an add of the chain: the CPU's clock */
	double	ref;		/* the floor of wide/chain used */
	double	load;		/* and of the loads, ns, where memory was
				   watched; else 0 */
};

/* Measure the round's benchmark, which is set up: 0; or -1 with errno or
   the reason in round->why. */
int	ks_measure(struct ks_round *, const struct ks_how *,
	    struct ks_figures *);

#endif
