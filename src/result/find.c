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

/* The slot that a point of that name and hash is in, or would be put in; there
   are slots, and a free one among them. */
int
ks_slot(const struct ks_system *s, const char *name, unsigned long hash)
{
	const struct ks_point	*p;
	int			 i = (int)(hash % (unsigned long)s->nslot);

	for (; s->slot[i] != 0; i = (i + 1) % s->nslot) {
		p = &s->point[s->slot[i] - 1];
		if (p->hash == hash && strcmp(p->name, name) == 0)
			break;
	}
	return i;
}

/* The point of that name, or NULL. */
struct ks_point *
ks_point(const struct ks_system *s, const char *name)
{
	int	i;

	if (s->nslot == 0)
		return NULL;
	i = s->slot[ks_slot(s, name, ks_hash(name))];
	return i > 0 ? &s->point[i - 1] : NULL;
}

/* Metric unit of a round: 0 and the value, or -1 if it has none. */
int
ks_metric(const struct ks_sample *s, const char *unit, double *value)
{
	int	i;

	for (i = 0; i < s->nmetric; i++)
		if (s->metric[i].unit[0] == unit[0] &&
		    strcmp(s->metric[i].unit, unit) == 0) {
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
