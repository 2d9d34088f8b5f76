/* match.h - patterns of names */

#ifndef MATCH_H
#define MATCH_H

/* Whether a pattern stands for the name of a point (see ks_plan_add). */
int	ks_match(const char *pattern, const char *name);

/* Whether a part of the pattern, cut at / and *, is just part. */
int	ks_match_part(const char *pattern, const char *part);

#endif
