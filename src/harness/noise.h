/* noise.h - how much of the time is taken from us */

#ifndef NOISE_H
#define NOISE_H

struct ks_clk;

struct ks_noise {
	double	stolen;		/* share of the time, 0 to 1; -1: the clock
				   is too coarse to tell */
	double	gap;		/* longest gap, us */
};

/* Read the clock in a loop for that long, and look for gaps: interrupts,
   other processes, other machines on the same hardware. */
void	ks_noise(const struct ks_clk *, double seconds, struct ks_noise *);

#endif
