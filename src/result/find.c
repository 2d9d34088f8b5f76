/* find.c - looking things up in results */

#include "compat.h"

#include "result/result.h"

/* The value of a key, the last one given; or NULL. */
const char *
ks_key(const struct ks_system *s, const char *name)
{
	int	i;

	for (i = s->nkey - 1; i >= 0; i--)
		if (strcmp(s->key[i].name, name) == 0)
			return s->key[i].value;
	return NULL;
}

/* A number that is nearly always different for different names: Bernstein's
   h = 33 h + c. */
unsigned long
ks_hash(const char *s)
{
	unsigned long	h = 5381;

	while (*s != '\0')
		h = h * 33 + (unsigned char)*s++;
	return h;
}

/* The point of that name, or NULL. */
struct ks_point *
ks_point(const struct ks_system *s, const char *name)
{
	unsigned long	h = ks_hash(name);
	int		i;

	for (i = 0; i < s->npoint; i++)
		if (s->point[i].hash == h &&
		    strcmp(s->point[i].name, name) == 0)
			return &s->point[i];
	return NULL;
}

/* Metric unit of a round: 0 and the value, or -1 if it has none. */
int
ks_metric(const struct ks_sample *s, const char *unit, double *value)
{
	int	i;

	for (i = 0; i < s->nmetric; i++)
		if (strcmp(s->metric[i].unit, unit) == 0) {
			*value = s->metric[i].value;
			return 0;
		}
	return -1;
}

/* The system that was added last; there is one. */
struct ks_system *
ks_last(const struct ks_results *r)
{
	return &r->system[r->nsystem - 1];
}
