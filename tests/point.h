/* point.h - for t_bench: the points there are, and a round of one of them */

#ifndef POINT_H
#define POINT_H

static struct ks_round	r;

static const struct ks_bench *
next(int *family, int *i)
{
	const struct ks_bench *b;

	while (ks_benchtab[*family] != NULL) {
		b = &ks_benchtab[*family][(*i)++];
		if (b->name != NULL)
			return b;
		(*family)++;
		*i = 0;
	}
	return NULL;
}

/* One line for each value of the only parameter there is so far. */
static void
list(const struct ks_bench *b)
{
	const char	*v = b->params;
	size_t		 name, n;

	if (v == NULL) {
		printf("%s\n", b->name);
		return;
	}
	name = strcspn(v, "=") + 1;
	for (v += name; ; v += n + 1) {
		n = strcspn(v, ",|");
		printf("%s/%.*s%.*s\n", b->name, (int)name, b->params, (int)n,
		    v);
		if (v[n] == '\0')
			return;
	}
}

static void
list_all(void)
{
	const struct ks_bench	*b;
	int			 f = 0, i = 0;

	while ((b = next(&f, &i)) != NULL)
		list(b);
}

/* Take the parameters off the name of the point. */
static void
parameters(char *point)
{
	char			*slash, *equals;
	struct ks_param		*p;

	while ((slash = strrchr(point, '/')) != NULL &&
	    (equals = strchr(slash, '=')) != NULL) {
		*slash = *equals = '\0';
		p = &r.param[r.nparam++];
		strncpy(p->name, slash + 1, sizeof p->name - 1);
		strncpy(p->value, equals + 1, sizeof p->value - 1);
	}
}

static const struct ks_bench *
find(char *point)
{
	const struct ks_bench	*b;
	int			 f = 0, i = 0;

	parameters(point);
	while ((b = next(&f, &i)) != NULL)
		if (strcmp(b->name, point) == 0)
			return b;
	fprintf(stderr, "t_bench: no %s\n", point);
	exit(2);
	return NULL;
}

#endif
