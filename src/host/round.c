/* round.c - what a benchmark asks and tells its round */

#include "compat.h"

#include "bench.h"

/* The program asks for a parameter that no point has. */
static void
missing(const struct ks_round *r, const char *name)
{
	fprintf(stderr, "kernstone: %s has no parameter %s\n",
	    r->bench != NULL ? r->bench->name : "?", name);
	exit(2);
}

/* The value of parameter name, as in the name of the point. */
const char *
ks_param(const struct ks_round *r, const char *name)
{
	int i;

	for (i = 0; i < r->nparam; i++)
		if (strcmp(r->param[i].name, name) == 0)
			return r->param[i].value;
	missing(r, name);
	return NULL;
}

/* The same as a number; K and M are powers of 1024. */
unsigned long
ks_number(const struct ks_round *r, const char *name)
{
	char		*end;
	unsigned long	 n;

	n = strtoul(ks_param(r, name), &end, 10);
	if (*end == 'K')
		n *= 1024L;
	else if (*end == 'M')
		n *= 1024L * 1024;
	return n;
}

/* Note why, cut to fit, and return value. */
int
ks_why(struct ks_round *r, int value, const char *why)
{
	strncpy(r->why, why, sizeof r->why - 1);
	r->why[sizeof r->why - 1] = '\0';
	return value;
}
