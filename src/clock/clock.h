/* clock.h - ways to read the time, and the one that was chosen */

#ifndef CLOCK_H
#define CLOCK_H

#define KS_CLOCKNAME	40	/* bytes that hold "coarse:16.667ms,bump" */

/* A reading, in two words so that no clock loses digits; the words are
   subtracted as integers, then become double (see ks_clock_diff).  lo is
   never negative where it counts: its low 32 bits are taken unsigned. */
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
	int		 bits;		/* 0: a clock of the system; 64: a
					   counter; 32: a counter that wraps,
					   in lo, and hi is ks_wall_ms() */
	int		(*start)(double *hi, double *lo);
				/* what the words are worth in ns, both 0 if
				   only trying can tell (a counter);
				   -1: does not work here */
	void		(*read)(struct ks_stamp *);
	const char	*unfit;		/* why start() says -1; NULL: errno */
};

/* A clock that was tried, and what came out; ns throughout. */
struct ks_clk {
	const struct ks_clock	*clock;
	char			 name[KS_CLOCKNAME];	/* as asked for */
	double			 hi, lo;	/* worth of the words */
	double			 tick;	/* jump to jump */
	double			 cost;	/* of a reading */
	int			 coarse;	/* tick is over 50 us */
	int			 ok;	/* passed its trial */
	char			 why[200];	/* refused: the reason;
						   else a remark, or "" */
};

extern const struct ks_clock *const ks_clocktab[];	/* best first */

/* clock.c: the ns from a to b. */
double	ks_clock_diff(const struct ks_clk *, const struct ks_stamp *a,
	    const struct ks_stamp *b);

/* The largest of ns, so many ticks and so many readings, ns: how long it must
   be that is to be timed with this clock. */
double	ks_clock_span(const struct ks_clk *, double ns, double ticks,
	    double reads);

/*
 * edge.c: read on from the reading *s until the clock jumps by more than a
 * fifth of its tick; a false microsecond is no jump.  The first reading
 * after the jump, or the last of the most allowed (0: no limit), goes to
 * *s.  The number of readings, or -1: it has no tick.
 */
long	ks_clock_edge(const struct ks_clk *, struct ks_stamp *s, long most);

/*
 * choose.c: try every clock, or only the one named (a name of the table, or
 * "coarse:TICK[,bump]"), and choose: 0 with *k filled; -1 with the reason
 * in k->why.  tried, if not NULL, gets what became of each clock of the
 * table, in its order (ks_nclocks() of them).
 */
int	ks_clock_choose(const char *name, struct ks_clk *k,
	    struct ks_clk *tried);
int	ks_nclocks(void);

/* trychild.c: how the trial goes from CPU to CPU, in a child: ks_cpus() and
   ks_pin() of the host, or their like; without it, it does not. */
void	ks_clock_pinning(int (*cpus)(int *, int), int (*pin)(int));

/* clockword.c: the chosen clock as one word for another process of this
   program, and back: 0, or -1 if the word is none of ours. */
#define KS_CLOCKWORD	160	/* bytes that hold the word */
void	ks_clock_export(const struct ks_clk *, char *buf, size_t size);
int	ks_clock_import(struct ks_clk *, const char *word);

/* coarse.c: make the test clock tick as the spec says: 0, or -1 with what
   was expected.  Then the true time, in ns since then. */
extern const struct ks_clock ks_clock_coarse, ks_clock_gtod;
int	ks_coarse_open(const char *spec, char *why, size_t size);
double	ks_coarse_true(void);

/* wall.c: milliseconds of the day, modulo 2^32: the upper part of a counter
   that wraps. */
long	ks_wall_ms(void);

#endif
