/* clockword.c - the chosen clock as one word, for a process that is not to
   try again */

#include "compat.h"

#include "clock/clock.h"

#define FIELDS	5

/* "gettimeofday/1e9/1000/1e7/2000/1": name, worths, tick, cost, coarse. */
void
ks_clock_export(const struct ks_clk *k, char *buf, size_t size)
{
	snprintf(buf, size, "%s/%.17g/%.17g/%.9g/%.9g/%d", k->name, k->hi,
	    k->lo, k->tick, k->cost, k->coarse);
}

static const struct ks_clock *
named(const char *name, char *why, size_t size)
{
	int	i;

	if (strncmp(name, "coarse:", 7) == 0)
		return ks_coarse_open(name, why, size) == 0 ?
		    &ks_clock_coarse : NULL;
	for (i = 0; ks_clocktab[i] != NULL; i++)
		if (strcmp(ks_clocktab[i]->name, name) == 0)
			return ks_clocktab[i];
	return NULL;
}

/* FIELDS numbers behind slashes, and no more. */
static int
numbers(const char *s, double *v)
{
	char	*end;
	int	i;

	for (i = 0; i < FIELDS; i++, s = end) {
		if (*s++ != '/')
			return -1;
		v[i] = strtod(s, &end);
		if (end == s || v[i] < 0)
			return -1;
	}
	return *s == '\0' ? 0 : -1;
}

int
ks_clock_import(struct ks_clk *k, const char *word)
{
	size_t	len = strcspn(word, "/");
	double	v[FIELDS], hi, lo;

	memset(k, 0, sizeof *k);
	if (len >= sizeof k->name || numbers(word + len, v) != 0)
		return -1;
	memcpy(k->name, word, len);
	k->clock = named(k->name, k->why, sizeof k->why);
	if (k->clock == NULL || k->clock->missing != NULL ||
	    k->clock->start(&hi, &lo) != 0)
		return -1;
	k->hi = v[0];
	k->lo = v[1];
	k->tick = v[2];
	k->cost = v[3];
	k->coarse = v[4] != 0;
	k->ok = 1;
	return k->lo > 0 && k->tick > 0 ? 0 : -1;
}
