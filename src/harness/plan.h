/* plan.h - points: benchmarks with their parameters set */

#ifndef PLAN_H
#define PLAN_H

#define KS_NAMELEN	100	/* bytes that hold the name of a point */

struct ks_bench;
struct ks_round;

/* A point that this program has. */
struct ks_planned {
	const struct ks_bench	*bench;
	char			 name[KS_NAMELEN];
};

struct ks_plan {
	int			 npoint;
	struct ks_planned	*point;
};

/* All points of all benchmarks, in the order of the table. */
void	ks_plan_all(struct ks_plan *);
void	ks_plan_free(struct ks_plan *);

/*
 * Append to plan the points of all that a pattern stands for, each once:
 * how many it matched.  Case and underscores do not count; * crosses /; the
 * name of a family or a benchmark stands for all its points, but for values
 * behind | only where the pattern spells them out.
 */
int	ks_plan_add(struct ks_plan *, const struct ks_plan *all,
	    const char *pattern);

/* Set benchmark and parameters of a round from the point's full name: 0, or
   -1 if this program has no such point. */
int	ks_plan_round(const struct ks_plan *all, const char *name,
	    struct ks_round *);

/* Why a pattern matched nothing, in one line. */
void	ks_plan_why(const struct ks_plan *all, const char *pattern,
	    char *why, size_t);

#endif
