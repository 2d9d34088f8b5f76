/* fake.h - clocks of virtual time, which passes only when they are read or
   fake_pass() is called */

#ifndef FAKE_H
#define FAKE_H

struct fake {
	double	tick;		/* ns */
	double	unit;		/* ns the low word counts by */
	int	bump;		/* add a false microsecond to equal readings */
	double	cost;		/* ns of a reading */
	double	wobble;		/* the cost differs by so much, from tick to
				   tick: 0.05 */
	double	interrupt;	/* ns taken at every tick */
	double	lost;		/* share of ticks lost */
	double	rate;		/* it runs that much too fast: 1 */
	double	drift;		/* and the rate changes by twice that per s */
	double	hz;		/* of the counters */
	double	claim;		/* hz that they say they have, or 0 */
	long	back;		/* every so many readings it goes back */
	long	stop;		/* after so many readings it stands still */
	double	skew;		/* it is ns behind on CPU 1 */
	int	trap;		/* a reading raises that signal */
	int	hang;		/* a reading takes for ever */
};

extern struct fake	fake;
extern double		fake_now;	/* true time, ns */

/* All as in a good clock of 1 us, which reads in 0.3 us. */
void	fake_reset(void);
void	fake_pass(double ns);

/* The CPUs of this world, for ks_clock_pinning(). */
int	fake_cpus(int *cpu, int max);
int	fake_pin(int cpu);

/* A clock of the system with all these faults; counters of 64 and 32 bits;
   and a good clock, for reference. */
extern const struct ks_clock	fake_system, fake_wide, fake_narrow, fake_good;

#endif
