/* gate.h - which moments were quiet, told from the reference loops alone */

#ifndef GATE_H
#define GATE_H

struct ks_clk;

/* The reference loops, timed once: ns per add, and per load from memory, 0
   where memory is not watched. */
struct ks_reading {
	double	wide, chain, load;
};

/* How many turns of each loop make a reading; none of load: not watched. */
struct ks_gauge {
	unsigned long	wide, chain, load;
};

/* How far above its floor or its low a quiet reading may lie. */
#define KS_QUIET	1.02
#define KS_CALM		1.10	/* the same for loads, which vary more */

/* Bytes for the loads to go through: more than most CPUs have a cache of
   their own for, and few enough to come by again while a subject is. */
#define KS_WATCH	(4UL << 20)

/* Find out how many turns a clock wants: max(5 us, 50 ticks, 50 reads). */
void	ks_gauge_open(struct ks_gauge *, const struct ks_clk *);

/* Watch memory as well, with loads through so many bytes, if there is memory
   for it; and no more. */
void	ks_gauge_watch(struct ks_gauge *, const struct ks_clk *, size_t);
void	ks_gauge_close(struct ks_gauge *);

/* Take a reading: each loop twice, of which the first does not count; it
   warms all that the second needs, the clock included. */
void	ks_gauge_read(const struct ks_gauge *, const struct ks_clk *,
	    struct ks_reading *);

/* The floor of wide/chain: the third-lowest ratio of readings whose chain
   ran at full speed, 0 if there are not three; known, if not 0, is a floor
   found before on the same CPU. */
double	ks_gate_floor(const struct ks_reading *, int n, double known);

/* Whether a floor can be trusted: at least twice as many readings lie within
   1 % of it as between 2 and 5 % above it. */
int	ks_gate_sound(const struct ks_reading *, int n, double floor);

/* Whether reading i is quiet: its ratio within 2 % of the floor, its chain
   within 2 % of the low of the readings near it, up to reading n. */
int	ks_gate_quiet(const struct ks_reading *, int i, int n, double floor);

/* The floor of the loads: their lowest decile, because they vary on a quiet
   machine too; 0 where memory is not watched.  room is for n values. */
double	ks_gate_calm_floor(const struct ks_reading *, int n, double *room);

/* Whether no neighbour kept memory busy at a reading: its load is within 10 %
   of that floor, or there is no floor. */
int	ks_gate_calm(const struct ks_reading *, double floor);

/* Readings for ns on the CPU where this runs: the floor found there, or 0
   if it is not sound. */
double	ks_gate_probe(const struct ks_clk *, double ns);

/* What a load from so many bytes of memory takes now, ns, where they were
   used right before; 0 if there is no memory for it. */
double	ks_gate_memory(const struct ks_clk *, size_t);

/* The share of quiet readings among a few taken now, given a floor. */
double	ks_gate_peek(const struct ks_clk *, const struct ks_gauge *,
	    double floor);

#endif
