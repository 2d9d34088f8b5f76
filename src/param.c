/* param.c - what a benchmark may ask of its round */

#include "compat.h"

#include "bench.h"
#include "util.h"

static const char *
find(const struct ks_round *r, const char *name)
{
	int	i;

	for (i = 0; i < r->nparam; i++)
		if (strcmp(r->param[i].name, name) == 0)
			return r->param[i].value;
	return NULL;
}

/* Whether the point of this round has a parameter: what may be absent. */
int
ks_has_param(const struct ks_round *r, const char *name)
{
	return find(r, name) != NULL;
}

/* The value of a parameter of this round's point, as in its name: "64K". */
const char *
ks_param(const struct ks_round *r, const char *name)
{
	const char	*value = find(r, name);

	if (value == NULL)
		ks_die("%s has no parameter %s", r->bench->name, name);
	return value;
}

/* The same as a number; K, M and G are powers of 1024. */
unsigned long
ks_number(const struct ks_round *r, const char *name)
{
	const char	*value = ks_param(r, name);
	double		 x;

	if (ks_text_size(value, &x) != 0 || x > (double)(unsigned long)-1)
		ks_die("%s: %s=%s is no number", r->bench->name, name, value);
	return (unsigned long)x;
}

/* Note why the round is void or skipped; returns result, which says which:
   -1 or KS_SKIP. */
int
ks_why(struct ks_round *r, int result, const char *why)
{
	snprintf(r->why, sizeof r->why, "%s", why);
	return result;
}

/* Record one more figure beside the headline; more than there is room for
   are a mistake in the program. */
void
ks_note(struct ks_round *r, const char *unit, double value)
{
	struct ks_note	*note;

	if (r->nnote == KS_MAXNOTE)
		ks_die("%s notes too many figures", r->bench->name);
	note = &r->note[r->nnote++];
	strncpy(note->unit, unit, sizeof note->unit - 1);
	note->value = value;
}
