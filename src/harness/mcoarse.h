/* mcoarse.h - samples of one point with a coarse clock */

#ifndef MCOARSE_H
#define MCOARSE_H

struct ks_round;
struct ks_how;
struct ks_figures;

/* As ks_measure(), of a loop and its baseline (or NULL) of so many
   operations per n, with a clock whose tick is long: no gate, whole ticks. */
int	ks_measure_coarse(struct ks_round *, const struct ks_how *,
	    int (*loop)(struct ks_round *, unsigned long),
	    int (*baseline)(struct ks_round *, unsigned long), double per,
	    struct ks_figures *);

#endif
