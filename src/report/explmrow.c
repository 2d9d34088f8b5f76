/* explmrow.c - blocks of rows of a results file of lmbench */

#include "compat.h"

#include "report/explm.h"
#include "result/lmlines.h"
#include "result/result.h"
#include "util.h"

/* A row that is to be written. */
struct row {
	int			point;
	double			at;	/* in the title, or 0 */
	double			size;	/* or count */
	struct ks_lm_figure	figure;
};

/* By title, then by size: lmbench's summary takes the last row. */
static int
compare(const void *a, const void *b)
{
	const struct row	*x = a, *y = b;

	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return x->size < y->size ? -1 : x->size > y->size;
}

/* The rows that points of a pattern make; how many. */
static int
collect(const struct ks_lm_out *o, const char *pattern, struct row **row)
{
	struct ks_lm_figure	f;
	char			at[KS_LM_STAR], star[KS_LM_STAR];
	double			size;
	int			i, n = 0;

	*row = NULL;
	for (i = 0; i < o->system->npoint; i++) {
		strcpy(at, "0");
		if (!ks_lm_unfill(pattern, o->system->point[i].name, at,
		    star) || ks_text_size(star, &size) != 0 ||
		    strspn(at, "0123456789") < strlen(at) ||
		    ks_lm_figure(o, i, &f) != 0)
			continue;
		*row = ks_xgrow(*row, (size_t)n, sizeof **row);
		(*row)[n].point = i;
		(*row)[n].at = atof(at);
		(*row)[n].size = size;
		(*row)[n++].figure = f;
	}
	if (n > 1)
		qsort(*row, (size_t)n, sizeof **row, compare);
	return n;
}

static void
put_title(FILE *f, const struct ks_lm_block *b, double at)
{
	char	title[KS_LM_NAME], number[KS_LM_STAR];

	sprintf(number, "%.0f", at);
	ks_lm_fill(title, b->title, number, "remote");
	fprintf(f, "%s%s\n", title, b->behind);
}

/* "67.108864 8830.11", "0.12500 2.8", "8 1.58". */
static void
put_row(FILE *f, const struct ks_lm_block *b, const struct row *r)
{
	char	buf[KS_LM_TEXT];
	double	size = b->bytes > 0 ? r->size / b->bytes : r->size;
	int	digits = b->under != NULL ? 5 : b->bytes > 0 ? 6 : 0;

	fprintf(f, "%.*f %s\n", digits, size,
	    ks_lm_text(buf, &r->figure, b->factor));
}

/* The rate that belongs to a time of that size, or -1. */
static const char *
rate(struct ks_lm_out *o, const struct row *row, int n, double size,
    char *buf)
{
	struct ks_lm_figure	f;
	int			i;

	for (i = 0; i < n; i++)
		if (row[i].size == size) {
			o->done[row[i].point] = 1;
			f.x = 1e9 / row[i].figure.x;
			f.step = f.x * row[i].figure.step / row[i].figure.x;
			return ks_lm_text(buf, &f, 1);
		}
	return "-1";
}

/* "10k TAB 1 TAB 64440 TAB 133797": size, files (we do not count them),
   creations and deletions per second. */
static void
put_rates(struct ks_lm_out *o, const struct ks_lm_block *b)
{
	static const double	sizes[] = { 0, 1, 4, 10 };
	struct row		*first, *second;
	char			 x[KS_LM_TEXT], y[KS_LM_TEXT];
	int			 i, n, m;

	n = collect(o, b->point, &first);
	m = collect(o, b->second, &second);
	if (n + m > 0) {
		put_title(o->file, b, 0);
		for (i = 0; i < 4; i++)
			fprintf(o->file, "%.0fk\t1\t%s\t%s\n", sizes[i],
			    rate(o, first, n, sizes[i], x),
			    rate(o, second, m, sizes[i], y));
		fprintf(o->file, "\n");
	}
	free(first);
	free(second);
}

/* The rows of a block; an empty line ends those of a title, and two the last
   of those under the same line. */
void
ks_lm_put_block(struct ks_lm_out *o, const struct ks_lm_block *b, int titled)
{
	struct row	*row;
	int		 i, n;

	if (b->second != NULL) {
		put_rates(o, b);
		return;
	}
	n = collect(o, b->point, &row);
	if (n > 0 && titled && b->under != NULL)
		fprintf(o->file, "%s\n", b->under);
	for (i = 0; i < n; i++) {
		if (titled && (i == 0 || row[i].at != row[i - 1].at))
			put_title(o->file, b, b->under != NULL &&
			    strchr(b->point, '@') == NULL ? 16 : row[i].at);
		put_row(o->file, b, &row[i]);
		o->done[row[i].point] = 1;
		if (titled && (i + 1 == n || row[i + 1].at != row[i].at))
			fprintf(o->file, "\n");
	}
	free(row);
}
