/* reader.c - results from a file of any kind we know */

#include "compat.h"

#include <ctype.h>
#include <errno.h>

#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* A file that has not shown what it is within so many bytes is foreign. */
#define SEARCH	(16 * 1024L * 1024L)

/* Say what is wrong with the line that was read last; -1. */
int
ks_reject(struct ks_reader *r, const char *what)
{
	snprintf(r->err, r->size, "%s:%ld: %s", r->file, r->line, what);
	return -1;
}

/*
 * Read a line into buf, of KS_LINE bytes, without its newline, and what is
 * too long for it nowhere.  Control characters, which a terminal minds or
 * text ends at, become '?'.  How many bytes it was; 0: the file ends or
 * cannot be read.
 */
static long
get_line(struct ks_reader *r, FILE *f, char *buf)
{
	long	n = 0, all = 0;
	int	c;

	r->toolong = 0;
	while ((c = getc(f)) != EOF) {
		all++;
		if (c == '\n')
			break;
		if (n < KS_LINE - 1)
			buf[n++] = (char)(iscntrl(c) && c != '\t' &&
			    c != '\r' ? '?' : c);
		else
			r->toolong = 1;
		if (all > SEARCH && r->kind == NULL)
			break;
	}
	buf[n] = '\0';
	r->cut = c != '\n';
	r->line += all > 0;
	return all;
}

/* The line that was n before this one. */
const char *
ks_past(const struct ks_reader *r, int n)
{
	return r->past[(r->line + KS_PAST - n) % KS_PAST];
}

static void
remember(struct ks_reader *r, const char *line)
{
	sprintf(r->past[r->line % KS_PAST], "%.*s", KS_PASTLINE - 1, line);
}

/* End what was read as of one kind. */
static void
finish(struct ks_reader *r)
{
	if (r->kind != NULL && r->kind->end != NULL && r->data != NULL)
		r->kind->end(r);
	free(r->data);
	r->data = NULL;
}

/* From now on the file is of that kind. */
static void
become(struct ks_reader *r, const struct ks_kind *k)
{
	if (r->kind != k)
		finish(r);
	r->kind = k;
}

/* Pass a line on to the kind it belongs to, if any. */
static int
give(struct ks_reader *r, char *line)
{
	const struct ks_kind *const	*k;

	char				 copy[KS_PASTLINE];
	int				 status;

	for (k = ks_kinds; *k != NULL; k++)
		if ((*k)->begins(line)) {
			become(r, *k);
			break;
		}
	for (k = ks_kinds; *k != NULL && r->kind == NULL; k++)
		if ((*k)->may_begin != NULL && (*k)->may_begin(line))
			become(r, *k);
	sprintf(copy, "%.*s", KS_PASTLINE - 1, line);
	status = r->kind != NULL ? r->kind->line(r, line) : 0;
	remember(r, copy);
	return status;
}

/* There is no run in the file: say what was looked for. */
static int
foreign(struct ks_reader *r)
{
	const struct ks_kind *const	*k;
	char				 what[400];

	sprintf(what, "%s: expected", r->line == 0 ? "empty" :
	    r->kind == &ks_kind_own ? "cut short in its first line" :
	    "not results");
	for (k = ks_kinds; *k != NULL; k++)
		sprintf(what + strlen(what), "%s \"%s\"",
		    k == ks_kinds ? "" : " or", (*k)->first);
	r->line = 1;
	return ks_reject(r, what);
}

/* What Windows editors put at the start of a file. */
static char *
skip_mark(char *line)
{
	return strncmp(line, "\357\273\277", 3) == 0 ? line + 3 : line;
}

/* All lines: 0, or -1 if one is rejected. */
static int
read_lines(struct ks_reader *r, FILE *f, char *buf)
{
	long	n, all = 0;

	while ((r->kind != NULL || all < SEARCH) &&
	    (n = get_line(r, f, buf)) > 0) {
		if (give(r, r->line == 1 ? skip_mark(buf) : buf) != 0)
			return -1;
		all = all < SEARCH ? all + n : SEARCH;
	}
	return 0;
}

static int
read_file(struct ks_reader *r, FILE *f)
{
	char	*buf = ks_xalloc(KS_LINE);
	int	 status;

	errno = 0;
	r->before = r->results->nsystem;
	status = read_lines(r, f, buf);
	free(buf);
	finish(r);
	if (status == 0 && ferror(f)) {
		r->line++;
		status = ks_reject(r, errno != 0 ? strerror(errno) :
		    "read error");
	}
	if (status == 0 && r->results->nsystem == r->before)
		status = foreign(r);
	if (status != 0)
		ks_results_cut(r->results, r->before);
	return status;
}

/*
 * Append the runs in a file to results; "-" is the standard input.  0; or
 * -1, with one line in err that names the file and line and what was
 * expected, and results are as before.
 */
int
ks_results_read(struct ks_results *results, const char *file, char *err,
    size_t size)
{
	struct ks_reader	r;
	FILE			*f;
	int			 status, std = strcmp(file, "-") == 0;

	memset(&r, 0, sizeof r);
	r.results = results;
	r.file = std ? "standard input" : file;
	r.err = err;
	r.size = size;
	if ((f = std ? stdin : fopen(file, "r")) == NULL) {
		snprintf(err, size, "%s: %s", file, strerror(errno));
		return -1;
	}
	status = read_file(&r, f);
	if (!std)
		fclose(f);
	return status;
}
