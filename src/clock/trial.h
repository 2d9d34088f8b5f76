/* trial.h - what a clock must show before it is believed.  Clock and
   reference are arguments, so that tests can pass clocks of virtual time. */

#ifndef TRIAL_H
#define TRIAL_H

#define KS_COARSE	50e3	/* ns of a tick that call for other methods */
#define KS_AGREE	0.01	/* how far rates may be apart */

struct ks_clock;
struct ks_clk;

/*
 * trial.c: the whole trial of a clock against a reference that passed its
 * own (NULL: this is to be the reference): 0 with *k filled, or -1 with the
 * reason in k->why.
 */
int	ks_trial(const struct ks_clock *, const struct ks_clk *ref,
	    struct ks_clk *k);

/* trial.c: once started, put right what its words are worth: in counts
   where only trying can tell, and in ms, if then, the upper one of a counter
   that wraps. */
void	ks_trial_units(struct ks_clk *k);

/* trychild.c: the first readings, in a child, because they may trap or hang;
   and on every CPU in turn: 0, or -1 with k->why. */
int	ks_try_child(struct ks_clk *k);

/* trytick.c: tick, cost and coarse, in the units of k->hi and k->lo: 0, or
   -1 with k->why (it stands still, it goes back). */
int	ks_try_tick(struct ks_clk *k);

/* tryrate.c: two intervals against the reference; claimed: the worth of the
   words is said to be known: 0 with the worth right, or -1 with k->why. */
int	ks_try_rate(struct ks_clk *k, const struct ks_clk *ref, int claimed);

/* edge.c: have n readings, or the seconds they took, been too many to wait
   for one thing?  Asked at each of them; *since is kept between. */
int	ks_stuck(long n, long *since);

#endif
