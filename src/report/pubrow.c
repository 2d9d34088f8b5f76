/* pubrow.c - a row of a published table */

#include "compat.h"

#include "report/layout.h"
#include "report/published.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* What a word says that is no figure: why there is none; or NULL. */
static const char *
no_figure(const char *text)
{
	static const struct { const char *text, *why; } t[] = {
		{ "-1", "printed as -1" },
		{ "-", "printed as -" },
		{ "???", "printed as ???" }
	};
	size_t	n = strspn(text, "0.");
	int	i;

	for (i = 0; i < (int)(sizeof t / sizeof t[0]); i++)
		if (strcmp(text, t[i].text) == 0)
			return t[i].why;
	if (*text == '0' && (text[n] == '\0' || strcmp(text + n, "K") == 0))
		return "printed as 0";
	return *text == '<' ? "printed as less than could be told" : NULL;
}

/* A figure, perhaps with a suffix: 0 and the number between its limits, in
   the unit of the table; or -1. */
static int
figure(const struct ks_column *c, const char *text, double *lo, double *x,
    double *hi)
{
	double	k = 1;
	int	n = ks_import_number(text, lo, x, hi);

	if (n == 0 || *x <= 0)
		return -1;
	if (text[n] == 'K')
		k = c->kilo > 0 ? c->kilo : 1e3;
	else if (text[n] == 'M')
		k = 1e6;
	if (text[n] != '\0' && (k == 1 || text[n + 1] != '\0'))
		return -1;
	*lo *= k;
	*x *= k;
	*hi *= k;
	return 0;
}

/* Does a column hold comparisons? */
static int
compares(const struct ks_layout *l, const struct ks_column *c)
{
	return l->compare && ks_comparable(c);
}

/* Is a word something that a column may hold? */
static int
valid(const struct ks_layout *l, const struct ks_column *c, const char *text)
{
	double	lo, x, hi;

	if (compares(l, c))
		return ks_comp_valid(c, text);
	return c->how >= KS_TEXT || no_figure(text) != NULL ||
	    figure(c, text, &lo, &x, &hi) == 0;
}

/* Does the guess begin with a word under column k?  "Bad mhz?" stands
   somewhere else than "No L2 cache?". */
static int
is_guess(const struct ks_table *t, int k, const char *text)
{
	int	n = 0;

	while (t->column[n].name != NULL)
		n++;
	return t->column[n - 1].how == KS_GUESS && (k == n - 1 ||
	    strcmp(text, "Bad") == 0 || strcmp(text, "No") == 0);
}

/* Where the cells of a row begin, or where it ends. */
static int
cells(const char *row)
{
	int	n = (int)strlen(row);

	return n < KS_PAGECELLS ? n : KS_PAGECELLS;
}

/* Does each word of a row stand under a column of its own that may hold it, up
   to the guess?  Of a row without any the system ends where it should. */
static int
is_row(const struct ks_page *p, const char *row)
{
	const struct ks_table	*t = p->table;
	struct ks_word		 w;
	int			 at = cells(row), k, last = -1;

	if ((int)strlen(row) < 10 || row[0] == ' ' || row[9] != ' ')
		return 0;
	while (ks_page_word(row, &at, &w)) {
		k = ks_page_under(p->rule, &w);
		if (is_guess(t, k, w.text))
			return 1;
		if (k < 0 || (k <= last && t->column[k].how != KS_TEXT) ||
		    !valid(p->layout, &t->column[k], w.text))
			return 0;
		last = k;
	}
	return last >= 0 || (int)strlen(row) == KS_PAGECELLS;
}

/* The word under the column called Mhz, as a number; 0: none. */
static double
row_mhz(const struct ks_table *t, const char *rule, const char *row)
{
	struct ks_word	w;
	int		at = cells(row), k;

	while (ks_page_word(row, &at, &w)) {
		k = ks_page_under(rule, &w);
		if (k >= 0 && strcmp(t->column[k].name, "Mhz") == 0)
			return atof(w.text);
	}
	return 0;
}

/* May a row be about system s? */
static int
about(const struct ks_system *s, const char *host, const char *os, double mhz)
{
	const char	*known = ks_key(s, "mhz");
	double		 d = known != NULL ? atof(known) - mhz : 0;

	return strcmp(ks_key(s, "host"), host) == 0 &&
	    strcmp(ks_key(s, "os"), os) == 0 &&
	    (mhz == 0 || (d >= -1 && d <= 1));
}

/* The columns from, to of a row, without blanks around. */
static void
cut(char *buf, const char *row, int from, int to)
{
	while (from < to && row[from] == ' ')
		from++;
	while (to > from && row[to - 1] == ' ')
		to--;
	sprintf(buf, "%.*s", to - from, row + from);
}

/*
 * The system of a row: in the order of the rows, the next one of that host
 * and OS in this summary that has no row in this table yet, its Mhz being
 * the same; they may differ by 1 between tables.  Or a new one.
 */
static struct ks_system *
system_of(struct ks_reader *r, struct ks_page *p, const char *row)
{
	struct ks_system	*s;
	char			 host[10], os[14];
	double			 mhz = row_mhz(p->table, p->rule, row);
	int			 i;

	cut(host, row, 0, 9);
	cut(os, row, 10, cells(row));
	for (i = 0; i < p->nused; i++) {
		s = &r->results->system[p->first + i];
		if (p->used[i] != p->serial && about(s, host, os, mhz)) {
			p->used[i] = p->serial;
			return s;
		}
	}
	s = ks_import_system(r, p->layout->compare ? "1.0" :
	    p->layout->name);
	ks_key_add(s, 0, "host", host);
	ks_key_add(s, 0, "os", os);
	p->used = ks_xgrow(p->used, (size_t)p->nused, sizeof *p->used);
	p->used[p->nused++] = p->serial;
	return s;
}

/* lmbench 1.1 and 1.9 took units of 10 us for us where files are made and
   removed; how many times too small a figure is. */
static double
too_small(const struct ks_layout *l, const char *point)
{
	return (l == &ks_layout_11 || l == &ks_layout_19) &&
	    strncmp(point, "LatFS/", 6) == 0 ? 10 : 1;
}

/* What else there is to say of a figure. */
static void
remark(const struct ks_layout *l, struct ks_point *p, int mark)
{
	if (mark != 0)
		ks_metric_add(p->round, mark == '!' ? KS_LOUD : KS_IMPRECISE,
		    1);
	if (too_small(l, p->name) > 1)
		ks_metric_add(p->round, KS_TOO_SMALL, too_small(l, p->name));
}

static void
put_figure(struct ks_system *s, const struct ks_layout *l,
    const struct ks_column *c, const struct ks_word *w)
{
	const char	*name, *why = no_figure(w->text);
	char		 buf[KS_POINT];
	double		 lo, x, hi;

	name = ks_column_point(c, buf);
	if (why != NULL)
		ks_import_none(s, name, why);
	else if (figure(c, w->text, &lo, &x, &hi) == 0 &&
	    ks_import(s, name, c->unit, lo / c->scale, x / c->scale,
	    hi / c->scale) == 0)
		remark(l, ks_point(s, name), w->mark);
}

static void
put(struct ks_system *s, const struct ks_layout *l,
    const struct ks_column *c, const struct ks_word *w)
{
	const char	*key = NULL;

	if (c->feed[0] != NULL && *c->feed[0] == '=')
		key = c->feed[0] + 1;
	else if (c->feed[1] != NULL && *c->feed[1] == '=')
		key = c->feed[1] + 1;
	if (key == NULL)
		put_figure(s, l, c, w);
	else if (ks_key(s, key) == NULL && no_figure(w->text) == NULL)
		ks_key_add(s, 0, key, w->text);
}

/* What the row says of the caches. */
static void
put_guess(struct ks_system *s, const char *text)
{
	if (ks_key(s, "guess") == NULL && (strncmp(text, "No L", 4) == 0 ||
	    strncmp(text, "Bad ", 4) == 0))
		ks_key_add(s, 1, "guess", text);
}

/* Take a row, which begins with the host, into its system, made if it is a new
   one: 0, or 1 if it is none of the table being read. */
int
ks_page_row(struct ks_reader *r, struct ks_page *p, const char *row)
{
	const struct ks_column	*c;
	struct ks_system	*s;
	struct ks_word		 w;
	int			 at = cells(row), k;

	if (!is_row(p, row))
		return 1;
	s = system_of(r, p, row);
	while (ks_page_word(row, &at, &w)) {
		k = ks_page_under(p->rule, &w);
		if (is_guess(p->table, k, w.text)) {
			put_guess(s, row + w.from);
			break;
		}
		c = &p->table->column[k];
		if (compares(p->layout, c))
			ks_comp_keep(r, (int)(s - r->results->system), c, &w);
		else
			put(s, p->layout, c, &w);
	}
	return 0;
}
