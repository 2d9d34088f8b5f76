/* reader.c - results from a file of any kind we know */

#include "compat.h"

#include <ctype.h>
#include <errno.h>

#include "result/reader.h"
#include "result/result.h"
#include "util.h"

/* A file that has not shown what it is within so many bytes, or in a line of
   so many, is foreign. */
#define SEARCH		(1024L * 1024L * 1024L)
#define SEARCHLINE	(56L * 1024L * 1024L)

/* Say what is wrong with the line that was read last; -1. */
int
ks_reject(struct ks_reader *r, const char *what)
{
	snprintf(r->err, r->size, "%s:%ld: %s", r->file, r->line, what);
	return -1;
}

/* The next byte; getc() takes longer where it locks. */
static int
next_byte(struct ks_reader *r)
{
	if (r->at == r->have) {
		r->at = 0;
		r->have = fread(r->block, 1, sizeof r->block, r->stream);
		if (r->have == 0)
			return EOF;
	}
	return (unsigned char)r->block[r->at++];
}

/* The bytes up to the first that is not plain or not in the block, most at
   most, into buf, as they need not be looked at one by one: how many. */
static long
plain_bytes(struct ks_reader *r, char *buf, long most)
{
	const char	*p = r->block + r->at;
	long		 n = 0;

	if (most > (long)(r->have - r->at))
		most = (long)(r->have - r->at);
	for (; n < most && p[n] >= ' ' && p[n] <= '~'; n++)
		buf[n] = p[n];
	r->at += (size_t)n;
	return n;
}

/* How many bytes of a character of UTF-8 follow a byte, with so many to follow
   the one before; 0xc2 begins those that are control characters. */
static int
to_follow(int c, int rest)
{
	if (c >= 0x80 && c <= 0xbf)
		return rest > 0 ? rest - 1 : 0;
	return c < 0xc3 || c > 0xf4 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
}

/* Would a terminal mind a byte, or text end at it?  Those of 0x80 to 0x9f are
   control characters as well, but for those within characters of UTF-8. */
static int
is_control(int c, int rest)
{
	if (c >= 0x80 && c <= 0x9f)
		return rest == 0;
	return iscntrl(c) && c != '\t' && c != '\r';
}

/*
 * Read a line into buf, of KS_LINE bytes, without its newline, and what is
 * too long for it nowhere.  Control characters become '?'.  How many bytes it
 * was; 0: the file ends or cannot be read.
 */
static long
get_line(struct ks_reader *r, char *buf)
{
	long	n = 0, all = 0, plain;
	int	c, rest = 0;

	r->toolong = 0;
	for (;;) {
		plain = plain_bytes(r, buf + n, KS_LINE - 1 - n);
		n += plain;
		all += plain;
		if (plain > 0)
			rest = 0;
		if ((c = next_byte(r)) == EOF)
			break;
		all++;
		if (c == '\n')
			break;
		if (n < KS_LINE - 1)
			buf[n++] = (char)(is_control(c, rest) ? '?' : c);
		else
			r->toolong = 1;
		rest = to_follow(c, rest);
		if (all > SEARCHLINE && r->kind == NULL)
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

/* The beginning of a line, into KS_PASTLINE bytes. */
static void
beginning(char *buf, const char *line)
{
	int	i;

	for (i = 0; i < KS_PASTLINE - 1 && line[i] != '\0'; i++)
		buf[i] = line[i];
	buf[i] = '\0';
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
	beginning(copy, line);
	status = r->kind != NULL ? r->kind->line(r, line) : 0;
	beginning(r->past[r->line % KS_PAST], copy);
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
read_lines(struct ks_reader *r, char *buf)
{
	long	n, all = 0;

	while ((r->kind != NULL || all < SEARCH) &&
	    (n = get_line(r, buf)) > 0) {
		if (give(r, r->line == 1 ? skip_mark(buf) : buf) != 0)
			return -1;
		if (r->results->nsystem - r->before > KS_MAXSYSTEM)
			return ks_reject(r, "expected at most 10000 runs in a "
			    "file");
		if (r->kind == NULL && n > SEARCHLINE)
			break;
		all = all < SEARCH ? all + n : SEARCH;
	}
	return 0;
}

static int
read_file(struct ks_reader *r)
{
	char	*buf = ks_xalloc(KS_LINE);
	int	 status;

	errno = 0;
	r->before = r->results->nsystem;
	status = read_lines(r, buf);
	free(buf);
	finish(r);
	if (status == 0 && ferror(r->stream)) {
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
	struct ks_reader	*r = ks_xalloc(sizeof *r);
	int			 status = -1, std = strcmp(file, "-") == 0;

	r->results = results;
	r->file = std ? "standard input" : file;
	r->err = err;
	r->size = size;
	r->stream = std ? stdin : fopen(file, "r");
	if (r->stream == NULL)
		snprintf(err, size, "%s: %s", file, strerror(errno));
	else {
		status = read_file(r);
		if (!std)
			fclose(r->stream);
	}
	free(r);
	return status;
}
