/* lmbench.c - results files of lmbench 1, 2 and 3 */

#include "compat.h"

#include <ctype.h>

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* One of the lines that stand for themselves: 0; 1 if it is none, or cannot
   be used. */
static int
scalar(struct ks_system *s, struct ks_lm_state *t, const char *line)
{
	const struct ks_lm_line	*l;
	const char		*rest;
	char			 star[KS_LM_STAR] = "", name[KS_LM_NAME];

	for (l = ks_lm_lines; l->head != NULL; l++) {
		rest = ks_lm_match(line, l->head, star);
		if (rest == NULL)
			continue;
		if (l->point == NULL)
			return 0;
		if (ks_lm_followed(l) != NULL)
			t->block = ks_lm_followed(l);
		ks_lm_fill(name, l->point, "", star);
		return ks_lm_take(s, name, l->unit, l->factor, rest);
	}
	return 1;
}

static void
set_version(struct ks_system *s, const char *version)
{
	free(s->version);
	s->version = ks_xdup(version);
}

/* "[MHZ: 3388 MHz, 0.2952 nanosec clock]" and the like; anything else in
   brackets is of no use here, and may hold anything. */
static void
bracket(struct ks_system *s, struct ks_lm_state *t, const char *line)
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

	(void)scalar(s, t, line);
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

/* A line of a run that says something: 0; 1 if it cannot be used. */
static int
body(struct ks_system *s, struct ks_lm_state *t, const char *line)
{
	if (isdigit((unsigned char)*line))
		return ks_lm_row(s, t, line) != 0 && clock_line(s, line) != 0;
	return ks_lm_title(t, line) != 0 && scalar(s, t, line) != 0;
}

static int
line(struct ks_reader *r, char *text)
{
	struct ks_lm_state	*t = r->data;
	struct ks_system	*s;

	text += ks_import_indent(text);
	text[strcspn(text, "\r")] = '\0';
	if (t == NULL)
		t = r->data = ks_xalloc(sizeof *t);
	if (begins(text))
		header(r, text);
	else if (r->results->nsystem == r->before)
		(void)ks_import_system(r, "?");
	s = ks_last(r->results);
	guess_version(s, text);
	if (*text == '\0')
		ks_lm_leave(t);
	else if (*text == '[')
		bracket(s, t, text);
	else if (body(s, t, text) != 0)
		ks_odd_add(s, r->line, text);
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
