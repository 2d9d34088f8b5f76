/* lmbench.c - results files of lmbench 1, 2 and 3 */

#include "compat.h"

#include <ctype.h>

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

#define MEBI	1048576.0

/* What the rows are that may come. */
struct state {
	const struct ks_lm_block *block;	/* NULL: another, or none */
	struct ks_lm_block	 chase;		/* "stride=N: of this one */
	char			 chased[40];	/* and its point */
	long			 context;	/* "size=N: N, else -1 */
	int			 files;		/* "File system latency */
	int			 random;	/* Random load latency */
};

/* Does a line begin with head, where * is any text up to what follows it?
   What comes after, or NULL; and the text. */
static const char *
match(const char *line, const char *head, char *star, size_t size)
{
	const char	*s = strchr(head, '*'), *end;
	size_t		 n = s != NULL ? (size_t)(s - head) : strlen(head);

	if (strncmp(line, head, n) != 0)
		return NULL;
	if (s == NULL)
		return line + n;
	line += n;
	end = s[1] != '\0' ? strstr(line, s + 1) : line + strlen(line);
	if (end == NULL || end == line || (size_t)(end - line) >= size)
		return NULL;
	sprintf(star, "%.*s", (int)(end - line), line);
	return end + strlen(s + 1);
}

/* The name of a point: its pattern with * replaced; no blanks in it. */
static void
fill(char *name, const char *pattern, const char *star)
{
	const char	*s = strchr(pattern, '*');

	if (s == NULL)
		strcpy(name, pattern);
	else
		sprintf(name, "%.*s%s%s", (int)(s - pattern), pattern, star,
		    s + 1);
	for (; *name != '\0'; name++)
		if (isspace((unsigned char)*name))
			*name = '-';
}

/* lmbench prints -1, or nothing useful, for what it could not measure. */
static void
no_figure(struct ks_system *s, const char *point)
{
	struct ks_point	*p = ks_point_add(s, point);

	if (p->fail == NULL)
		p->fail = ks_xdup("lmbench has no figure");
}

/* A figure into a point; 1 if the line cannot be used. */
static int
take(struct ks_system *s, const char *point, const char *unit,
    double factor, const char *text)
{
	double	lo, x, hi;

	if (ks_import_number(text, &lo, &x, &hi) == 0)
		return 1;
	if (x > 0)
		return ks_import(s, point, unit, lo * factor, x * factor,
		    hi * factor);
	no_figure(s, point);
	return 0;
}

/* One of the lines that stand for themselves: 0; 1 if it is none, or cannot
   be used. */
static int
scalar(struct ks_system *s, const char *line)
{
	const struct ks_lm_line	*l;
	const char		*rest;
	char			 star[40] = "", name[100];

	for (l = ks_lm_lines; l->head != NULL; l++) {
		rest = match(line, l->head, star, sizeof star);
		if (rest == NULL)
			continue;
		if (l->point == NULL)
			return 0;
		fill(name, l->point, star);
		return take(s, name, l->unit, l->factor, rest);
	}
	return 1;
}

/* The title of a block: 0, or 1 if it is none. */
static int
title(struct state *t, const char *line)
{
	const struct ks_lm_block	*b;
	const char			*rest;
	char				 star[40];
	int				 random = t->random;

	for (b = ks_lm_blocks; b->title != NULL; b++) {
		rest = match(line, b->title, star, sizeof star);
		if (rest != NULL && *rest == '\0')
			break;
	}
	memset(t, 0, sizeof *t);
	t->context = -1;
	t->random = random;
	if (b->title != NULL)
		t->block = b;
	else if (strcmp(line, "\"File system latency") == 0)
		t->files = 1;
	else if (strncmp(line, "\"size=", 6) == 0)
		t->context = atol(line + 6);
	else if (strncmp(line, "\"stride=", 8) == 0) {
		sprintf(t->chased, random ? "LatMem/random/size=*" :
		    "LatMem/stride=%ld/size=*", atol(line + 8));
		t->chase.point = t->chased;
		t->chase.unit = "ns/op";
		t->chase.factor = 1;
		t->chase.bytes = MEBI;
		t->block = &t->chase;
	} else if (strcmp(line, "Memory load latency") == 0)
		t->random = 0;
	else if (strcmp(line, "Random load latency") == 0)
		t->random = 1;
	else
		return 1;
	return 0;
}

/* "67.11 8830.11 MB/sec". */
static int
block_row(struct ks_system *s, const struct ks_lm_block *b, const char *line)
{
	char	name[100], size[KS_SIZE];
	double	lo, x, hi;
	int	n = ks_import_number(line, &lo, &x, &hi);

	if (n == 0 || line[n] != ' ')
		return 1;
	ks_size_text(size, lo * b->bytes, hi * b->bytes);
	fill(name, b->point, size);
	return take(s, name, b->unit, b->factor, line + n + 1);
}

/* "8 1.58", of a ring of 8 processes. */
static int
context_row(struct ks_system *s, long kbytes, const char *line)
{
	char	name[100];
	int	n = (int)strspn(line, "0123456789");

	if (n == 0 || n > 9 || line[n] != ' ')
		return 1;
	sprintf(name, "LatCtx/procs=%.*s/size=%ldK", n, line, kbytes);
	return take(s, name, "ns/op", 1e3, line + n + 1);
}

/* A rate per second into a point as time. */
static int
rate(struct ks_system *s, const char *what, int size, const char *sizetext,
    const char *text)
{
	char	name[100];
	double	lo, x, hi;

	sprintf(name, "LatFS/%s/size=%.*sK", what, size, sizetext);
	if (ks_import_number(text, &lo, &x, &hi) == 0)
		return 1;
	if (x > 0 && lo > 0)
		return ks_import(s, name, "ns/op", 1e9 / hi, 1e9 / x,
		    1e9 / lo);
	no_figure(s, name);
	return 0;
}

/* "10k TAB 355 TAB 64440 TAB 133797": size, files, creations and deletions
   per second. */
static int
file_row(struct ks_system *s, const char *line)
{
	int		 n = (int)strspn(line, "0123456789");
	const char	*p = line + n;

	if (n == 0 || n > 6 || *p != 'k')
		return 1;
	p += strcspn(p, " \t");
	p += strspn(p, " \t");
	p += strcspn(p, " \t");
	p += strspn(p, " \t");
	if (rate(s, "create", n, line, p) != 0)
		return 1;
	p += strcspn(p, " \t");
	p += strspn(p, " \t");
	return rate(s, "delete", n, line, p);
}

static int
row(struct ks_system *s, const struct state *t, const char *line)
{
	if (t->block != NULL)
		return block_row(s, t->block, line);
	if (t->context >= 0)
		return context_row(s, t->context, line);
	return t->files ? file_row(s, line) : 1;
}

static void
set_version(struct ks_system *s, const char *version)
{
	free(s->version);
	s->version = ks_xdup(version);
}

/* "[MHZ: 3388 MHz, 0.2952 nanosec clock]" and the like; anything else in
   brackets is of no use here, and may hold anything. */
static int
bracket(struct ks_system *s, const char *line)
{
	static const struct { const char *head, *key; } keys[] = {
		{ "[LMBENCH_VER: ", NULL },
		{ "[MHZ: ", "mhz" },
		{ "[OS: ", "machine" },
		{ "[SYNC_MAX: ", "parallel" },
		{ "[HOSTNAME: ", "host" }
	};
	char	value[100];
	int	i;

	(void)scalar(s, line);
	for (i = 0; i < 5; i++)
		if (strncmp(line, keys[i].head, strlen(keys[i].head)) == 0) {
			snprintf(value, sizeof value, "%s",
			    line + strlen(keys[i].head));
			value[strcspn(value, "]")] = '\0';
			if (value[0] == '\0' || value[0] == '-')
				continue;
			if (keys[i].key == NULL)
				set_version(s, value);
			else
				ks_key_add(s, 0, keys[i].key, value);
		}
	return 0;
}

/* The version where the header does not tell: lmbench 3.0-a9 counts in
   thousands where alpha4 counts in 1024, and has a uint64. */
static void
guess_version(struct ks_system *s, const char *line)
{
	static const struct { const char *head, *version; } signs[] = {
		{ "uint64 add: ", "3.0-a9" },
		{ "10.000000 ", "3.0-a9" },
		{ "10.485760 ", "3.0-alpha4" }
	};
	int	i;

	for (i = 0; i < 3 && strcmp(s->version, "3.0") == 0; i++)
		if (strncmp(line, signs[i].head, strlen(signs[i].head)) == 0)
			set_version(s, signs[i].version);
}

/* "39.80 Mhz, 25 nanosec clock", of lmbench 1. */
static int
clock_line(struct ks_system *s, const char *line)
{
	double	lo, x, hi;
	int	n = ks_import_number(line, &lo, &x, &hi);
	char	value[40];

	if (n == 0 || n > 30 || strncmp(line + n, " M", 2) != 0 ||
	    tolower((unsigned char)line[n + 2]) != 'h')
		return 1;
	sprintf(value, "%.*s", n, line);
	ks_key_add(s, 0, "mhz", value);
	return 0;
}

static int
begins(const char *line)
{
	line += ks_import_indent(line);
	return strncmp(line, "[lmbench", 8) == 0 &&
	    strstr(line, " results for ") != NULL;
}

/* What a log without a header may begin with. */
static int
may_begin(const char *line)
{
	line += ks_import_indent(line);
	return strncmp(line, "\"stride=", 8) == 0 ||
	    strncmp(line, "\"size=", 6) == 0;
}

/* "[lmbench3.0 results for Linux HOST RELEASE ...]": a new run. */
static void
header(struct ks_reader *r, const char *line)
{
	struct ks_system	*s;
	char			 version[40], host[100], os[60], release[60];
	char			 both[130];

	version[0] = os[0] = host[0] = release[0] = '\0';
	(void)sscanf(line, "[lmbench%39s results for %59s %99s %59s", version,
	    os, host, release);
	s = ks_import_system(r, version);
	sprintf(both, "%s %s", os, release);
	both[strcspn(both, "]")] = '\0';
	host[strcspn(host, "]")] = '\0';
	ks_key_add(s, 0, "host", host);
	ks_key_add(s, 0, "os", both);
}

/* A line of a run. */
static void
body(struct ks_reader *r, struct state *t, char *line)
{
	struct ks_system	*s = ks_last(r->results);

	guess_version(s, line);
	if (*line == '\0') {
		t->block = NULL;
		t->context = -1;
		t->files = 0;
	} else if (*line == '[') {
		(void)bracket(s, line);
	} else if ((isdigit((unsigned char)*line) ? row(s, t, line) != 0 &&
	    clock_line(s, line) != 0 : title(t, line) != 0 &&
	    scalar(s, line) != 0))
		ks_odd_add(s, r->line, line);
}

static int
line(struct ks_reader *r, char *text)
{
	struct state	*t = r->data;

	text += ks_import_indent(text);
	text[strcspn(text, "\r")] = '\0';
	if (t == NULL) {
		t = r->data = ks_xalloc(sizeof *t);
		t->context = -1;
	}
	if (begins(text))
		header(r, text);
	else if (r->results->nsystem == r->before)
		(void)ks_import_system(r, "?");
	body(r, t, text);
	return 0;
}

const struct ks_kind ks_kind_lmbench = {
	"lmbench results",				/* name */
	"[lmbench3.0 results for ...",			/* first */
	begins,						/* begins */
	may_begin,					/* may_begin */
	line,						/* line */
	NULL						/* end */
};
