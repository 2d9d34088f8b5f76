/* format.c - our results files, line by line; writer.c writes them */

#include "compat.h"

#include <ctype.h>
#include <float.h>

#include "result/reader.h"
#include "result/result.h"
#include "util.h"

#define PREFIX		"Benchmark"
#define HEADER		"# kernstone "
#define FORMAT		" results, format "
#define COUNT_MAX	9007199254740992.0	/* 2^53 */

/* Does s begin with t?  What comes after it, or NULL. */
static char *
after(char *s, const char *t)
{
	size_t	n = strlen(t);

	return strncmp(s, t, n) == 0 ? s + n : NULL;
}

/* The next word of a line, or NULL. */
static char *
word(char **line)
{
	char	*w = *line + strspn(*line, " ");

	if (*w == '\0')
		return NULL;
	*line = w + strcspn(w, " ");
	if (**line != '\0')
		*(*line)++ = '\0';
	return w;
}

static int
expected(char *err, size_t size, const char *what, const char *instead)
{
	snprintf(err, size, "expected %s%s%.40s%s", what,
	    instead != NULL ? ", not \"" : "", instead != NULL ? instead : "",
	    instead != NULL ? "\"" : ", but the line ends");
	return -1;
}

/* A number and its unit; where unit is NULL, a count: 0, or -1. */
static int
figure(char **line, double max, double *x, char **unit, char *err,
    size_t size)
{
	const char	*what = unit == NULL ? "a count of operations" :
	    "a number";
	char		*w = word(line);

	if (w == NULL || ks_text_double(w, unit == NULL ? 0 : -max, max, x))
		return expected(err, size, what, w);
	if (unit == NULL)
		return strspn(w, "0123456789") == strlen(w) ? 0 :
		    expected(err, size, what, w);
	*unit = word(line);
	return *unit != NULL ? 0 : expected(err, size, "a unit", NULL);
}

/* The count, the headline and the metrics of a result line into r, which
   is freed on failure: 0, or -1. */
static int
figures(char *line, struct ks_sample *r, char **unit, char *err, size_t size)
{
	char	*u;
	double	 x;

	memset(r, 0, sizeof *r);
	if (figure(&line, COUNT_MAX, &r->n, NULL, err, size) != 0 ||
	    figure(&line, DBL_MAX, &r->value, unit, err, size) != 0)
		return -1;
	while (line[strspn(line, " ")] != '\0') {
		if (figure(&line, DBL_MAX, &x, &u, err, size) != 0) {
			ks_sample_free(r);
			return -1;
		}
		ks_metric_add(r, u, x);
	}
	return 0;
}

/* "BenchmarkNAME N VALUE UNIT ...": a round. */
static int
result_line(struct ks_system *s, char *line, char *err, size_t size)
{
	char			*name = word(&line) + strlen(PREFIX), *unit;
	struct ks_sample	 r;
	struct ks_point		*p;

	if (*name == '\0')
		return expected(err, size, "a name behind " PREFIX, "");
	if (figures(line, &r, &unit, err, size) != 0)
		return -1;
	p = ks_point_try(s, name);
	if (p != NULL && p->unit == NULL)
		p->unit = ks_unit_name(unit);
	if (p == NULL || strcmp(p->unit, unit) != 0) {
		ks_sample_free(&r);
		return p == NULL ? expected(err, size, "at most 20000 points",
		    name) : expected(err, size, "the unit this point had "
		    "before", unit);
	}
	*ks_sample_add(p) = r;
	return 0;
}

/* "BenchmarkNAME: REASON": why the point was skipped or failed.  1 if it is
   none. */
static int
reason(struct ks_system *s, char *line, int failed)
{
	struct ks_point	*p;
	char		*name = word(&line), *colon, **why;

	if (name == NULL || (name = after(name, PREFIX)) == NULL)
		return 1;
	colon = name + strlen(name);
	if (colon > name && colon[-1] == ':')
		*--colon = '\0';
	if (colon == name)
		return 1;
	line += strspn(line, " ");
	if ((p = ks_point_try(s, name)) == NULL)
		return 1;
	why = failed ? &p->fail : &p->skip;
	free(*why);
	*why = ks_xdup(*line != '\0' ? line : "no reason is given");
	p->nfail += failed;
	return 0;
}

/* "key: value", as Go has it: a lower-case letter, then no blanks and no
   capitals up to the colon.  1 if it is none. */
static int
key(struct ks_system *s, char *line, int volat)
{
	char	*p = line;

	if (!islower((unsigned char)*p))
		return 1;
	while (*p != ':' && *p != '\0' && !isspace((unsigned char)*p) &&
	    !isupper((unsigned char)*p))
		p++;
	if (*p != ':' || (p[1] != '\0' && p[1] != ' '))
		return 1;
	*p++ = '\0';
	ks_key_add(s, volat, line, p + strspn(p, " "));
	return 0;
}

/* "# end", "# key: value", or a remark. */
static int
comment(struct ks_system *s, char *line)
{
	if (strcmp(line, "end") == 0)
		s->complete = 1;
	else
		(void)key(s, line, 1);
	return 0;
}

/* End a line where it ends, and leave nothing in it that upsets a terminal
   or a table. */
static void
clean(char *line)
{
	line[strcspn(line, "\r\n")] = '\0';
	for (; *line != '\0'; line++)
		if (iscntrl((unsigned char)*line))
			*line = *line == '\t' ? ' ' : '?';
}

/* As ks_results_line(); 1 if the line is none of ours. */
static int
take(struct ks_system *s, char *line, char *err, size_t size)
{
	char	*rest;

	clean(line);
	if (line[strspn(line, " ")] == '\0' || after(line, "Unit "))
		return 0;
	if (after(line, PREFIX))
		return result_line(s, line, err, size);
	if ((rest = after(line, "--- SKIP: ")) != NULL)
		return reason(s, rest, 0);
	if ((rest = after(line, "--- FAIL: ")) != NULL)
		return reason(s, rest, 1);
	if ((rest = after(line, "# ")) != NULL)
		return comment(s, rest);
	return line[0] == '#' ? 0 : key(s, line, 0);
}

/*
 * Take one line of a results file, with or without its newline, into s.
 * What is none of ours is no error, as other programs may add lines; it is
 * noted in s.  0; or -1 with what was expected in err.  The line is lost.
 */
int
ks_results_line(struct ks_system *s, char *line, char *err, size_t size)
{
	int	r = take(s, line, err, size);

	if (r == 1)
		ks_odd_add(s, 0, line);
	return r < 0 ? -1 : 0;
}

static int
begins(const char *line)
{
	return strncmp(line, HEADER, strlen(HEADER)) == 0 &&
	    strstr(line, FORMAT) != NULL;
}

/* The header: a new run. */
static int
header(struct ks_reader *r, char *line)
{
	struct ks_system	*s;
	char			*version = line + strlen(HEADER);
	char			*format = strstr(line, FORMAT);

	*format = '\0';
	format += strlen(FORMAT);
	format[strcspn(format, " \r")] = '\0';
	if (strcmp(format, "1") != 0)
		return ks_reject(r, "expected format 1: this file is for "
		    "another kernstone");
	s = ks_system_add(r->results);
	s->file = ks_xdup(r->file);
	s->line = r->line;
	s->kind = ks_kind_own.name;
	s->version = ks_xdup(version);
	return 0;
}

/* A last line without newline may be half a line: it is dropped. */
static int
line(struct ks_reader *r, char *text)
{
	struct ks_system	*s;
	char			 err[200];
	int			 odd;

	if (r->cut)
		return 0;
	if (r->toolong)
		return ks_reject(r, "expected at most 65535 bytes in a line");
	if (begins(text))
		return header(r, text);
	s = ks_last(r->results);
	odd = s->nodd;
	if (ks_results_line(s, text, err, sizeof err) != 0)
		return ks_reject(r, err);
	if (s->nodd > odd && odd < KS_MAXODD)
		s->odd[odd].line = r->line;
	return 0;
}

const struct ks_kind ks_kind_own = {
	"kernstone results",				/* name */
	"# kernstone VERSION results, format 1",	/* first */
	begins,						/* begins */
	NULL,						/* may_begin */
	line,						/* line */
	NULL						/* end */
};
