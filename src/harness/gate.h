/* gate.h - which moments were quiet, told from the reference loops alone */

#ifndef GATE_H
#define GATE_H

struct ks_clk;

/* Both reference loops, timed once: ns per add. */
struct ks_reading {
	double	wide, chain;
};

/* How many turns of each loop make a reading. */
struct ks_gauge {
	unsigned long	wide, chain;
};

/* How far above its floor or its low a quiet reading may lie. */
#define KS_QUIET	1.02

/* Find out how many turns a clock wants: max(5 us, 50 ticks, 50 reads). */
void	ks_gauge_open(struct ks_gauge *, const struct ks_clk *);

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

/* Readings for ns on the CPU where this runs: the floor found there, or 0
   if it is not sound. */
double	ks_gate_probe(const struct ks_clk *, double ns);

/* The share of quiet readings among a few taken now, given a floor. */
double	ks_gate_peek(const struct ks_clk *, const struct ks_gauge *,
	    double floor);

#endif
