/* clock.h - ways to read the time, and the one that was chosen */

#ifndef CLOCK_H
#define CLOCK_H

/* A reading, in two words so that no clock loses digits; the words are
   subtracted as integers, then become double (see ks_clock_diff). */
struct ks_stamp {
	long	hi, lo;
};

/*
 * A way to read the time: one file each, ending in one of these.  A file
 * whose clock configure did not find still has it, with missing set.
 */
struct ks_clock {
	const char	*name;
	const char	*missing;	/* why it is not compiled, or NULL */
	int		 bits;		/* a counter that wraps: 32; else 0 */
	int		(*start)(double *hi, double *lo);
				/* what the words are worth in ns, both 0 if
				   only trying can tell (a counter);
				   -1: does not work here (errno) */
	void		(*read)(struct ks_stamp *);
};

/* A clock that was tried, and what came out; ns throughout. */
struct ks_clk {
	const struct ks_clock	*clock;
	double			 hi, lo;	/* worth of the words */
	double			 tick;	/* jump to jump */
	double			 cost;	/* of a reading */
	int			 coarse;	/* tick is over 50 us */
	char			 why[120];	/* refused: the reason */
};

extern const struct ks_clock *const ks_clocktab[];	/* best first */

/*
 * Try every clock, or only the one named (a name of the table, or
 * "coarse:TICK[,bump]"), and choose: 0 with *k filled; -1 with the reason
 * in k->why.  tried, if not NULL, gets what became of each clock of the
 * table, in its order (ks_nclocks() of them).
 */
int	ks_clock_choose(const char *name, struct ks_clk *k,
	    struct ks_clk *tried);
int	ks_nclocks(void);

/* The chosen clock as one word for another process of this program, and
   back: 0, or -1 if the word is none of ours. */
void	ks_clock_export(const struct ks_clk *, char *buf, size_t size);
int	ks_clock_import(struct ks_clk *, const char *word);

/* The ns from a to b. */
double	ks_clock_diff(const struct ks_clk *, const struct ks_stamp *a,
	    const struct ks_stamp *b);

#endif
