/* model.c - results in memory: making and freeing them */

#include "compat.h"

#include "result/result.h"
#include "util.h"

/* Make r empty, whatever it held. */
void
ks_results_init(struct ks_results *r)
{
	r->nsystem = 0;
	r->system = NULL;
}

/* Free what a round holds. */
void
ks_sample_free(struct ks_sample *s)
{
	free(s->metric);
}

static void
free_point(struct ks_point *p)
{
	int	i;

	for (i = 0; i < p->nround; i++)
		ks_sample_free(&p->round[i]);
	free(p->round);
	free(p->name);
	free(p->skip);
	free(p->fail);
}

/* Free what a system holds, and make it an empty one. */
void
ks_system_free(struct ks_system *s)
{
	int	i;

	for (i = 0; i < s->nkey; i++) {
		free(s->key[i].name);
		free(s->key[i].value);
	}
	for (i = 0; i < s->npoint; i++)
		free_point(&s->point[i]);
	for (i = 0; i < s->nodd && i < KS_MAXODD; i++)
		free(s->odd[i].text);
	free(s->key);
	free(s->point);
	free(s->slot);
	free(s->odd);
	free(s->file);
	free(s->version);
	memset(s, 0, sizeof *s);
}

/* Keep the first n systems only. */
void
ks_results_cut(struct ks_results *r, int n)
{
	while (r->nsystem > n)
		ks_system_free(&r->system[--r->nsystem]);
}

/* Free all systems; r is empty, and may be used again. */
void
ks_results_free(struct ks_results *r)
{
	ks_results_cut(r, 0);
	free(r->system);
	r->system = NULL;
}

/* Append an empty system; earlier ones may move. */
struct ks_system *
ks_system_add(struct ks_results *r)
{
	r->system = ks_xgrow(r->system, (size_t)r->nsystem,
	    sizeof *r->system);
	memset(&r->system[r->nsystem], 0, sizeof *r->system);
	return &r->system[r->nsystem++];
}

/* Give a key; beyond KS_MAXKEY it is passed over. */
void
ks_key_add(struct ks_system *s, int volat, const char *name,
    const char *value)
{
	struct ks_key	*k;

	if (s->nkey >= KS_MAXKEY)
		return;
	s->key = ks_xgrow(s->key, (size_t)s->nkey, sizeof *s->key);
	k = &s->key[s->nkey++];
	k->name = ks_xdup(name);
	k->value = ks_xdup(value);
	k->volat = volat;
}

/* Note a line that was not understood. */
void
ks_odd_add(struct ks_system *s, long line, const char *text)
{
	if (s->nodd < KS_MAXODD) {
		s->odd = ks_xgrow(s->odd, (size_t)s->nodd, sizeof *s->odd);
		s->odd[s->nodd].line = line;
		s->odd[s->nodd].text = ks_xdup(text);
	}
	s->nodd++;
}

/* Twice as many slots, with all points in them. */
static void
more_slots(struct ks_system *s)
{
	struct ks_point	*p;
	int		 i;

	free(s->slot);
	s->nslot = s->nslot > 0 ? 2 * s->nslot : 64;
	s->slot = ks_xalloc((size_t)s->nslot * sizeof *s->slot);
	for (i = 0; i < s->npoint; i++) {
		p = &s->point[i];
		s->slot[ks_slot(s, p->name, p->hash)] = i + 1;
	}
}

/* The point of that name, made if there is none; earlier ones may move. */
struct ks_point *
ks_point_add(struct ks_system *s, const char *name)
{
	struct ks_point	*p = ks_point(s, name);

	if (p != NULL)
		return p;
	if (2 * s->npoint >= s->nslot)
		more_slots(s);
	s->point = ks_xgrow(s->point, (size_t)s->npoint, sizeof *s->point);
	p = &s->point[s->npoint];
	memset(p, 0, sizeof *p);
	p->name = ks_xdup(name);
	p->hash = ks_hash(name);
	s->slot[ks_slot(s, name, p->hash)] = ++s->npoint;
	return p;
}

/* The same; NULL if there are too many to make one, which a file may ask
   for. */
struct ks_point *
ks_point_try(struct ks_system *s, const char *name)
{
	return s->npoint < KS_MAXPOINT ? ks_point_add(s, name) :
	    ks_point(s, name);
}

/* Append a round, all zero; earlier ones may move. */
struct ks_sample *
ks_sample_add(struct ks_point *p)
{
	p->round = ks_xgrow(p->round, (size_t)p->nround, sizeof *p->round);
	memset(&p->round[p->nround], 0, sizeof *p->round);
	return &p->round[p->nround++];
}

/* Append a figure beside the headline; the unit is copied. */
void
ks_metric_add(struct ks_sample *s, const char *unit, double value)
{
	s->metric = ks_xgrow(s->metric, (size_t)s->nmetric,
	    sizeof *s->metric);
	s->metric[s->nmetric].unit = ks_unit_name(unit);
	s->metric[s->nmetric++].value = value;
}
