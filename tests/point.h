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

/* One line for each value of the parameters that is not behind |: the name
   so far, and the parameters that are left. */
static void
list(const char *so_far, const char *p)
{
	char		 name[200];
	const char	*v;
	size_t		 n, end;

	if (p == NULL || *p == '\0') {
		printf("%s\n", so_far);
		return;
	}
	end = strcspn(p, " ");
	for (v = p + strcspn(p, "=") + 1; ; v += n + 1) {
		n = strcspn(v, ",| ");
		sprintf(name, "%s%s%.*s%.*s", so_far, n > 0 ? "/" : "",
		    n > 0 ? (int)strcspn(p, "=") + 1 : 0, p, (int)n, v);
		list(name, p[end] == ' ' ? p + end + 1 : NULL);
		if (v[n] != ',')
			return;
	}
}

static void
list_all(void)
{
	const struct ks_bench	*b;
	int			 f = 0, i = 0;

	while ((b = next(&f, &i)) != NULL)
		list(b->name, b->params);
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
