/* precise.h - whether a point is known well enough */

#ifndef PRECISE_H
#define PRECISE_H

struct ks_point;

/* Whether half the width of the 95 % interval of the median of the rounds is
   within goal % of it; also without a goal (0), and without a point or
   rounds enough to tell. */
int	ks_precise(const struct ks_point *, double goal);

#endif
