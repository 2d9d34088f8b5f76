/* ab.h - two variants, measured in turn */

#ifndef AB_H
#define AB_H

struct ks_prefix;
struct ks_run;

/*
 * Measure all points of the plan in pairs of rounds, one of either of two
 * runs, which share plan and clock, each under its prefix; with the same
 * number of operations in a batch, on the same CPU; which comes first is
 * drawn, and turns round in the next pair.  run[0].rounds pairs of each point;
 * a pair in which a round found no quiet is measured again, later.  Both files
 * get a pair at once.  0, also if points failed; -1 if it had to end early:
 * err says why, or a signal did it (ks_stopped).
 */
int	ks_ab_points(struct ks_run *, struct ks_prefix *, char *err, size_t);

#endif
