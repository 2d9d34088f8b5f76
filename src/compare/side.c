/* side.c - one side of a comparison: the runs of one system */

#include "compat.h"

#include "compare/compare.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

/* Read one file of n bytes of name. */
static int
read_one(struct ks_results *r, const char *name, size_t n, char *err,
    size_t size)
{
	char	*file = ks_xalloc(n + 1);
	int	 bad;

	memcpy(file, name, n);
	file[n] = '\0';
	bad = ks_results_read(r, file, err, size);
	free(file);
	return bad;
}

/* A file may have a comma in its name. */
static int
is_file(const char *name)
{
	FILE	*f = fopen(name, "r");

	if (f != NULL)
		fclose(f);
	return f != NULL;
}

static int
read_all(struct ks_results *r, const char *files, char *err, size_t size)
{
	size_t	n;

	if (is_file(files))
		return read_one(r, files, strlen(files), err, size);
	do {
		n = strcspn(files, ",");
		if (read_one(r, files, n, err, size) != 0)
			return -1;
		files += n;
	} while (*files++ == ',');
	return 0;
}

static const char *
value(const struct ks_system *s, const char *key)
{
	const char	*v = ks_key(s, key);

	return v != NULL ? v : "";
}

/* Is b of the same system and version as a?  If not, what differs. */
static int
differ(const struct ks_system *a, const struct ks_system *b, char *err,
    size_t size)
{
	static const char *const	key[] = { "host", "os", "machine" };
	size_t				i;

	for (i = 0; i < sizeof key / sizeof key[0]; i++)
		if (strcmp(value(a, key[i]), value(b, key[i])) != 0) {
			snprintf(err, size, "%.150s:%ld: expected the same %s "
			    "as in %.150s:%ld ('%.60s'), not '%.60s': a side "
			    "is one system", b->file, b->line, key[i],
			    a->file, a->line, value(a, key[i]),
			    value(b, key[i]));
			return 1;
		}
	if (strcmp(a->version, b->version) == 0 && a->kind == b->kind)
		return 0;
	snprintf(err, size, "%.150s:%ld: expected results of %.40s, version "
	    "%.40s, as in %.150s:%ld", b->file, b->line, a->kind, a->version,
	    a->file, a->line);
	return 1;
}

const char *
ks_side_key(const struct ks_side *s, const char *key)
{
	return value(&s->results->system[0], key);
}

/* Why there is no figure of a point, be it in the first run or a later. */
char *
ks_side_why(const struct ks_side *s, const char *point, char *buf,
    size_t size)
{
	const struct ks_point	*p;
	int			 i, skipped = 0;

	snprintf(buf, size, "not measured");
	for (i = 0; i < s->results->nsystem; i++) {
		p = ks_point(&s->results->system[i], point);
		if (p != NULL && p->fail != NULL) {
			snprintf(buf, size, "failed: %s", p->fail);
			break;
		}
		if (p != NULL && p->skip != NULL && !skipped++)
			snprintf(buf, size, "skipped: %s", p->skip);
	}
	return buf;
}

/* Is a point in a run before the k-th of side i? */
static int
met(const struct ks_side *side, int i, int k, const char *name)
{
	for (;; k = side[i].results->nsystem) {
		while (k-- > 0)
			if (ks_point(&side[i].results->system[k], name) !=
			    NULL)
				return 1;
		if (i-- == 0)
			return 0;
	}
}

/* In the order in which they come. */
int
ks_side_points(const struct ks_side *side, int n, ks_wanted *wanted,
    void *arg, const char ***all)
{
	const struct ks_system	*s;
	const char		*name;
	int			 i, k, m, count = 0;

	*all = NULL;
	for (i = 0; i < n; i++)
		for (k = 0; k < side[i].results->nsystem; k++) {
			s = &side[i].results->system[k];
			for (m = 0; m < s->npoint; m++) {
				name = s->point[m].name;
				if ((wanted != NULL && !wanted(name, arg)) ||
				    met(side, i, k, name))
					continue;
				*all = ks_xgrow(*all, (size_t)count,
				    sizeof **all);
				(*all)[count++] = name;
			}
		}
	return count;
}

/* Take the results, which become the side's. */
void
ks_side_take(struct ks_side *s, const char *word, struct ks_results *r)
{
	int	i;

	s->word = word;
	s->results = ks_xalloc(sizeof *r);
	*s->results = *r;
	s->judge = ks_xalloc((size_t)r->nsystem * sizeof *s->judge);
	for (i = 0; i < r->nsystem; i++)
		ks_judge_open(&s->judge[i], &r->system[i]);
}

int
ks_side_read(struct ks_side *s, const char *word, const char *files,
    char *err, size_t size)
{
	struct ks_results	r;
	int			i;

	memset(s, 0, sizeof *s);
	ks_results_init(&r);
	if (read_all(&r, files, err, size) != 0) {
		ks_results_free(&r);
		return -1;
	}
	for (i = 1; i < r.nsystem; i++)
		if (differ(&r.system[0], &r.system[i], err, size)) {
			ks_results_free(&r);
			return -1;
		}
	s->names = ks_xdup(files);
	ks_side_take(s, word, &r);
	return 0;
}

void
ks_side_free(struct ks_side *s)
{
	int	i;

	for (i = 0; i < s->results->nsystem; i++)
		ks_judge_close(&s->judge[i]);
	free(s->judge);
	free(s->names);
	ks_results_free(s->results);
	free(s->results);
}

/* Whether the two sides were measured in turn: by the key that both have. */
int
ks_side_paired(const struct ks_side *side)
{
	const char	*a, *b;

	if (side[0].results->nsystem != 1 || side[1].results->nsystem != 1)
		return 0;
	a = ks_key(&side[0].results->system[0], "paired");
	b = ks_key(&side[1].results->system[0], "paired");
	return a != NULL && b != NULL && strcmp(a, b) == 0;
}
