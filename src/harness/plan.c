/* plan.c - expands parameters to points, and picks points by name */

#include "compat.h"

#include "bench.h"
#include "harness/match.h"
#include "harness/plan.h"
#include "util.h"

static void
add(struct ks_plan *plan, const struct ks_planned *p)
{
	plan->point = ks_xgrow(plan->point, plan->npoint, sizeof *p);
	plan->point[plan->npoint++] = *p;
}

/* Copy the characters from s up to end into d, which holds size. */
static void
cut(char *d, size_t size, const char *s, const char *end)
{
	size_t n = end - s;

	if (n >= size)
		n = size - 1;
	memcpy(d, s, n);
	d[n] = '\0';
}

/* Add one more parameter to the name of p; an empty value stands for its
   absence. */
static void
add_param(struct ks_planned *p, const char *name, const char *value)
{
	if (*value != '\0')
		strcat(strcat(strcat(strcat(p->name, "/"), name), "="),
		    value);
}

/* Add the points of p with all values of the parameters in s. */
static void
expand(struct ks_plan *plan, const struct ks_planned *p, const char *s)
{
	char			 name[sizeof ((struct ks_param *)0)->name];
	char			 value[sizeof ((struct ks_param *)0)->value];
	const char		*rest, *end;
	struct ks_planned	 q;

	if (s == NULL || *s == '\0') {
		add(plan, p);
		return;
	}
	rest = s + strcspn(s, " ");
	end = s + strcspn(s, "=");
	cut(name, sizeof name, s, end);
	do {
		s = end + 1;
		end = s + strcspn(s, ",| ");
		cut(value, sizeof value, s, end);
		q = *p;
		add_param(&q, name, value);
		expand(plan, &q, *rest == ' ' ? rest + 1 : rest);
	} while (end < rest);
}

void
ks_plan_all(struct ks_plan *plan)
{
	const struct ks_bench	*const *t, *b;
	struct ks_planned	 p;

	plan->npoint = 0;
	plan->point = NULL;
	for (t = ks_benchtab; *t != NULL; t++)
		for (b = *t; b->name != NULL; b++) {
			memset(&p, 0, sizeof p);
			p.bench = b;
			strcpy(p.name, b->name);
			expand(plan, &p, b->params);
		}
}

void
ks_plan_free(struct ks_plan *plan)
{
	free(plan->point);
	plan->point = NULL;
	plan->npoint = 0;
}

static int
has(const struct ks_plan *plan, const char *name)
{
	int i;

	for (i = 0; i < plan->npoint; i++)
		if (strcmp(plan->point[i].name, name) == 0)
			return 1;
	return 0;
}

/* Whether the parameters of b have "name=value", given as part, behind |. */
static int
is_rare(const struct ks_bench *b, const char *part)
{
	size_t		 n = strcspn(part, "="), v;
	const char	*s = b->params;
	int		 rare = 0;

	while (s != NULL && (strncmp(s, part, n) != 0 || s[n] != '='))
		s = (s = strchr(s, ' ')) != NULL ? s + 1 : NULL;
	if (s == NULL)
		return 0;
	part += n + 1;
	for (s += n; *s != '\0' && *s != ' '; s += 1 + v) {
		rare |= *s == '|';
		v = strcspn(s + 1, ",| ");
		if (strlen(part) == v && strncmp(s + 1, part, v) == 0)
			return rare;
	}
	return 0;
}

/* Whether the pattern spells out each rare value of p. */
static int
asked(const struct ks_planned *p, const char *pattern)
{
	char		 part[KS_NAMELEN];
	const char	*s, *end;

	for (s = p->name + strlen(p->bench->name); *s == '/'; s = end) {
		end = s + 1 + strcspn(s + 1, "/");
		cut(part, sizeof part, s + 1, end);
		if (is_rare(p->bench, part) && !ks_match_part(pattern, part))
			return 0;
	}
	return 1;
}

int
ks_plan_add(struct ks_plan *plan, const struct ks_plan *all,
    const char *pattern)
{
	const struct ks_planned	*p;
	int			 i, n = 0;

	for (i = 0; i < all->npoint; i++) {
		p = &all->point[i];
		if (!ks_match(pattern, p->name) || !asked(p, pattern))
			continue;
		n++;
		if (!has(plan, p->name))
			add(plan, p);
	}
	return n;
}

int
ks_plan_round(const struct ks_plan *all, const char *name,
    struct ks_round *r)
{
	const char	*s, *eq, *end;
	int		 i;

	for (i = 0; i < all->npoint; i++)
		if (strcmp(all->point[i].name, name) == 0)
			break;
	if (i == all->npoint)
		return -1;
	r->bench = all->point[i].bench;
	r->nparam = 0;
	for (s = name + strlen(r->bench->name); *s == '/'; s = end) {
		eq = s + strcspn(s, "=");
		end = s + 1 + strcspn(s + 1, "/");
		cut(r->param[r->nparam].name, sizeof r->param[0].name, s + 1,
		    eq);
		cut(r->param[r->nparam++].value, sizeof r->param[0].value,
		    eq + 1, end);
	}
	return 0;
}

/* The benchmark that the pattern names with parameters it lacks, or NULL. */
static const struct ks_bench *
nearly(const struct ks_plan *all, const char *pattern)
{
	char	head[KS_NAMELEN];
	size_t	n = strcspn(pattern, "=");
	int	i;

	if (pattern[n] == '\0' || n >= sizeof head)
		return NULL;
	while (n > 0 && pattern[n] != '/')
		n--;
	cut(head, sizeof head, pattern, pattern + n);
	for (i = 0; i < all->npoint; i++)
		if (ks_match(head, all->point[i].name))
			return all->point[i].bench;
	return NULL;
}

void
ks_plan_why(const struct ks_plan *all, const char *pattern, char *why,
    size_t size)
{
	const struct ks_bench *b = nearly(all, pattern);

	if (b == NULL)
		snprintf(why, size, "no benchmark is called '%.60s' "
		    "('kernstone list' names them)", pattern);
	else if (b->params == NULL)
		snprintf(why, size, "'%.60s': %s has no parameters", pattern,
		    b->name);
	else
		snprintf(why, size, "'%.60s': %s has the parameters %s",
		    pattern, b->name, b->params);
}
