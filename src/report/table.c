/* table.c - a table: headings, rows, footnotes */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"
#include "util.h"

#define COLUMNS	16		/* of a table, at most */
#define ROW	160		/* bytes that hold a row */

static int
columns(const struct ks_table *t)
{
	int	n = 0;

	while (t->column[n].name != NULL)
		n++;
	return n;
}

/* What lmbench makes of the first level, the second and memory: do two
   times differ by less than 20 % of the larger? */
static int
same(const struct ks_cell *a, const struct ks_cell *b)
{
	double	x = a->value, y = b->value;

	return x > y ? x - y <= 0.2 * x : y - x <= 0.2 * y;
}

/* The guess from a row of a table of memory latencies: behind Mhz stand the
   first level, the second, and memory.  A published row has its own. */
static const char *
guess(const struct ks_system *s, const struct ks_cell *row)
{
	const char	*published = ks_key(s, "guess");

	if (published != NULL)
		return published;
	if (row[1].missing || row[2].missing || row[3].missing)
		return "";
	if (same(&row[1], &row[2]))
		return "No L1 cache?";
	return same(&row[2], &row[3]) ? "No L2 cache?" : "";
}

/* The text of a cell into buf, of ROW bytes. */
static const char *
text(char *buf, const struct ks_column *col, const struct ks_cell *c)
{
	if (c->show[0] != '\0')
		return c->show;
	if (c->missing)
		return "";
	if (col->how == KS_TEXT) {
		sprintf(buf, "%.*s", col->width, c->text);
		return buf;
	}
	return c->mark == '<' ? ks_figure_below(buf, col, c->limit) :
	    ks_figure(buf, col, c->value, c->step);
}

/* Append n blanks. */
static void
blanks(char *row, int n)
{
	row += strlen(row);
	while (n-- > 0)
		*row++ = ' ';
	*row = '\0';
}

/* Put a cell at the end of the row. */
static void
put(char *row, const struct ks_column *col, const struct ks_cell *c)
{
	char		 buf[ROW];
	const char	*t = text(buf, col, c);

	blanks(row, col->gap - ((int)strlen(t) > col->width));
	if (c->mark != 0 && c->mark != '<' && !c->missing)
		row[strlen(row) - 1] = c->mark;
	blanks(row, col->width - (int)strlen(t));
	strcat(row, t);
}

/* What the row is called: the host, or the file. */
static const char *
label(const struct ks_system *s)
{
	const char	*host = ks_key(s, "host"), *slash;

	if (host != NULL && *host != '\0')
		return host;
	slash = strrchr(s->file, '/');
	return slash != NULL && slash[1] != '\0' ? slash + 1 : s->file;
}

static void
print_row(FILE *f, const struct ks_table *t, const struct ks_system *s,
    const struct ks_cell *c)
{
	const char	*os = ks_key(s, "os");
	char		 row[ROW];
	size_t		 n;
	int		 i;

	sprintf(row, "%-9.9s %13.13s", label(s), os != NULL ? os : "");
	for (i = 0; t->column[i].name != NULL; i++)
		if (t->column[i].how == KS_GUESS) {
			blanks(row, t->column[i].gap);
			strncat(row, c[i].text, (size_t)t->column[i].width);
		} else
			put(row, &t->column[i], &c[i]);
	for (n = strlen(row); n > 0 && row[n - 1] == ' '; n--)
		;
	fprintf(f, "%.*s\n", (int)n, row);
}

/* The names of the columns from i on whose cells bear the note of cell i,
   into buf; their notes are removed, as it is being said.  Where all figures
   bear it, no names. */
static void
names(char *buf, const struct ks_table *t, struct ks_cell *c, int i)
{
	char	note[sizeof c->note];
	int	others = 0, n = 0;

	strcpy(note, c[i].note);
	buf[0] = '\0';
	for (i = 0; t->column[i].name != NULL; i++)
		if (strcmp(c[i].note, note) == 0) {
			strcat(strcat(buf, *buf != '\0' ? ", " : ""),
			    t->column[i].name);
			c[i].note[0] = '\0';
			n++;
		} else
			others |= t->column[i].how <= KS_FIX &&
			    !t->column[i].aside;
	if (!others && n > 1)
		strcpy(buf, "all");
}

/* Note what there is to say of the cells of a row: each reason once, with
   the columns it holds for. */
static void
note_row(struct ks_notes *notes, int row, const struct ks_table *t,
    struct ks_cell *c)
{
	char	buf[KS_NAMES + sizeof c->note], note[sizeof c->note];
	int	i;

	for (i = 0; t->column[i].name != NULL; i++) {
		if (c[i].note[0] == '\0')
			continue;
		strcpy(note, c[i].note);
		names(buf, t, c, i);
		strcat(strcat(buf, ": "), note);
		ks_notes_add(notes, row, buf);
	}
}

/* Do the cells hold a figure for this table? */
static int
fed(const struct ks_table *t, const struct ks_cell *c)
{
	int	i;

	for (i = 0; t->column[i].name != NULL; i++)
		if ((!c[i].missing || c[i].ratio > 0) &&
		    !t->column[i].aside && t->column[i].how <= KS_FIX)
			return 1;
	return 0;
}

static void
see(const struct ks_cell *c, int n, int *seen)
{
	static const char	marks[] = KS_MARKS;
	int			i;

	for (i = 0; i < n; i++)
		if (c[i].mark != 0 && !c[i].missing)
			seen[strchr(marks, c[i].mark) - marks] = 1;
}

/* A level of cache that the guess denies is not compared. */
static void
deny(const char *g, struct ks_cell *row)
{
	int	k = strcmp(g, "No L1 cache?") == 0 ? 1 :
	    strcmp(g, "No L2 cache?") == 0 ? 2 : 0;

	if (k > 0 && !row[k].missing) {
		row[k].missing = 1;
		strcpy(row[k].note, "not compared, as the guess says");
	}
}

/* Make all cells of a table comparisons. */
static void
compare(const struct ks_view *v, const struct ks_table *t, struct ks_cell *c)
{
	int	i, k, n = v->results->nsystem;

	for (k = 0; t->column[k].name != NULL; k++)
		if (t->column[k].how == KS_GUESS)
			for (i = 0; i < n; i++)
				deny(c[i * COLUMNS + k].text, &c[i * COLUMNS]);
	for (k = 0; t->column[k].name != NULL; k++)
		if (ks_comparable(&t->column[k]))
			ks_best(&t->column[k], &c[k], n, COLUMNS, v->base);
}

/* Has a table anything to compare? */
static int
comparable(const struct ks_table *t)
{
	int	k;

	for (k = 0; t->column[k].name != NULL; k++)
		if (ks_comparable(&t->column[k]))
			return 1;
	return 0;
}

static void
print_table(FILE *f, const struct ks_view *v, const struct ks_table *t,
    struct ks_cell *cells)
{
	struct ks_notes	 notes;
	struct ks_cell	*c = cells;
	int		 i;

	memset(&notes, 0, sizeof notes);
	for (i = 0; i < v->results->nsystem; i++, c += COLUMNS) {
		print_row(f, t, &v->results->system[i], c);
		see(c, columns(t), v->seen);
		note_row(&notes, i + 1, t, c);
	}
	ks_origin_table(&notes, t, v->results, cells, COLUMNS);
	ks_notes_print(f, &notes, v->results->nsystem);
}

/* The cells of a row. */
static void
fill(const struct ks_system *s, const struct ks_judge *j,
    const struct ks_table *t, struct ks_cell *c)
{
	int	k;

	for (k = 0; t->column[k].name != NULL; k++)
		if (t->column[k].how == KS_GUESS)
			c[k].text = guess(s, c);
		else
			ks_cell(s, j, &t->column[k], &c[k]);
}

/* Print a table with a row for each system, unless no system has a figure
   for it: 1, or 0.  blank: there were tables before it. */
int
ks_table(FILE *f, const struct ks_view *v, const struct ks_table *t,
    int blank)
{
	const struct ks_system	*s = v->results->system;
	struct ks_cell		*c;
	int			 i, any = 0;

	if (v->compare && !comparable(t))
		return 0;
	c = ks_xalloc((size_t)v->results->nsystem * COLUMNS * sizeof *c);
	for (i = 0; i < v->results->nsystem; i++) {
		fill(&s[i], &v->judge[i], t, &c[i * COLUMNS]);
		any |= fed(t, &c[i * COLUMNS]);
	}
	if (any) {
		if (v->compare)
			compare(v, t, c);
		fprintf(f, "%s", blank ? "\n" : "");
		ks_table_head(f, v, t, !blank);
		print_table(f, v, t, c);
	}
	free(c);
	return any;
}
