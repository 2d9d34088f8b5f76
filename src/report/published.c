/* published.c - summaries of lmbench in a mail or on a page */

#include "compat.h"

#include "report/layout.h"
#include "report/published.h"
#include "report/report.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

#define RULE	"--------- -------------"

static int
is_rule(const char *line)
{
	line += ks_import_indent(line);
	return strncmp(line, RULE, sizeof RULE - 1) == 0;
}

/* Is it one of those that run under a title? */
static int
is_line(const char *s)
{
	return *s == '-' && s[strspn(s, "-")] == '\0';
}

/* Do two lines have the same words?  Some versions of lmbench call int64 what
   others call uint64. */
static int
alike(const char *a, const char *b)
{
	a += strspn(a, " ");
	b += strspn(b, " ");
	if (is_line(a) && is_line(b))
		return 1;
	while (*a != '\0' && (*a == *b || *a == 'u')) {
		if (*a != *b)
			a++;
		if (*a == ' ') {
			a += strspn(a, " ");
			b += strspn(b, " ");
		} else {
			a++;
			b++;
		}
	}
	return *a == '\0' && *b == '\0';
}

/* Do the lines above the rule, and it, make the head of table t? */
static int
is_head(const struct ks_reader *r, const struct ks_table *t, const char *rule)
{
	char	line[KS_PAGELINE];
	int	i, n = 0;

	while (t->head[n] != NULL)
		n++;
	if (!alike(t->head[n - 1], rule))
		return 0;
	for (i = 1; i < n; i++) {
		ks_page_line(line, ks_past(r, i));
		if (!alike(t->head[n - 1 - i], line))
			return 0;
	}
	return 1;
}

/* The table of a layout whose head that is, or NULL. */
static const struct ks_table *
find(const struct ks_reader *r, const struct ks_layout *l, const char *rule)
{
	const struct ks_table	*t;

	for (t = l->table; t->column != NULL; t++)
		if (is_head(r, t, rule))
			return t;
	return NULL;
}

/* Begin a summary: its rows are about other systems than those before. */
static void
begin_summary(struct ks_reader *r, struct ks_page *p)
{
	p->first = r->results->nsystem;
	p->nused = 0;
	p->seen = 0;
	free(p->used);
	p->used = NULL;
}

/* "L M B E N C H  1 . 9   S U M M A R Y": the layout of that version. */
static int
banner(struct ks_reader *r, struct ks_page *p, const char *line)
{
	const char	*v = strstr(line, "L M B E N C H");
	int		 i;

	if (v == NULL)
		return 0;
	begin_summary(r, p);
	p->layout = NULL;
	v += strlen("L M B E N C H");
	v += strspn(v, " ");
	for (i = 0; ks_layouts[i] != NULL; i++)
		if (ks_layouts[i]->name[0] == v[0] &&
		    (ks_layouts[i]->name[1] == '\0' || (strlen(v) > 4 &&
		    ks_layouts[i]->name[2] == v[4])))
			p->layout = ks_layouts[i];
	return 1;
}

/* A rule of dashes: find out whose.  A table that this summary has already
   begins another summary. */
static void
rule(struct ks_reader *r, struct ks_page *p, const char *line)
{
	const struct ks_table	*t = NULL;
	unsigned long		 bit;
	int			 i;

	if (p->layout != NULL)
		t = find(r, p->layout, line);
	for (i = 0; t == NULL && ks_layouts[i] != NULL; i++)
		if ((t = find(r, ks_layouts[i], line)) != NULL)
			p->layout = ks_layouts[i];
	ks_comp_end(r, p);
	p->table = t;
	if (t == NULL)
		return;
	bit = 1UL << (t - p->layout->table);
	if (p->seen & bit)
		begin_summary(r, p);
	p->seen |= bit;
	p->serial++;
	p->title = 0;
	p->indent = (int)strspn(line, " ");
	strcpy(p->rule, line + p->indent);
}

/* Note a line that could not be used; if there is no system yet, once there
   is one. */
static void
unused(struct ks_reader *r, struct ks_page *p, long number, const char *text)
{
	int	i;

	if (number > 0 && p->nearly < KS_PAGEEARLY) {
		p->early[p->nearly].line = number;
		strcpy(p->early[p->nearly++].text, text);
	}
	if (r->results->nsystem == r->before)
		return;
	for (i = 0; i < p->nearly; i++)
		ks_odd_add(ks_last(r->results), p->early[i].line,
		    p->early[i].text);
	p->nearly = 0;
}

/* Note a title whose table could not be read. */
static void
lost(struct ks_reader *r, struct ks_page *p)
{
	unused(r, p, p->title, "a title without its headings and their rule "
	    "of dashes");
	p->title = 0;
}

/* A row, or what stands between rows. */
static void
row(struct ks_reader *r, struct ks_page *p, const char *line)
{
	int	n = (int)strspn(line, " ");

	if (*line == '\0') {
		ks_comp_end(r, p);
		p->table = NULL;
	} else if (n < p->indent || ks_page_row(r, p, line + p->indent) != 0)
		unused(r, p, r->line, line);
}

/* Is it the title of a table? */
static int
is_title(const char *line)
{
	const struct ks_table	*t;
	int			 i;

	for (i = 0; ks_layouts[i] != NULL; i++)
		for (t = ks_layouts[i]->table; t->column != NULL; t++)
			if (alike(t->head[0], line))
				return 1;
	return 0;
}

static int
begins(const char *line)
{
	char	flat[KS_PAGELINE];

	if (strstr(line, RULE) == NULL && strstr(line, " in ") == NULL &&
	    strstr(line, " - ") == NULL)
		return 0;
	ks_page_line(flat, line);
	return is_rule(flat) || is_title(flat);
}

static int
line(struct ks_reader *r, char *text)
{
	struct ks_page	*p = r->data;
	char		 flat[KS_PAGELINE];
	int		 i;

	if (p == NULL) {
		p = r->data = ks_xalloc(sizeof *p);
		begin_summary(r, p);
		for (i = KS_PAST; i > 0; i--)
			if (banner(r, p, ks_past(r, i)))
				break;
	}
	ks_page_line(flat, text);
	if (is_rule(flat))
		rule(r, p, flat);
	else if (p->table != NULL)
		row(r, p, flat);
	else if (!banner(r, p, flat) && is_title(flat)) {
		lost(r, p);
		p->title = r->line;
	}
	return 0;
}

static void
end(struct ks_reader *r)
{
	struct ks_page	*p = r->data;

	lost(r, p);
	ks_comp_end(r, p);
	free(p->used);
	p->used = NULL;
}

const struct ks_kind ks_kind_published = {
	"a summary of lmbench",				/* name */
	RULE,						/* first */
	begins,						/* begins */
	NULL,						/* may_begin */
	line,						/* line */
	end						/* end */
};
