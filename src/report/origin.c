/* origin.c - who measured a row, and what the same word means to them */

#include "compat.h"

#include <ctype.h>

#include "report/layout.h"
#include "report/report.h"
#include "result/result.h"

/* Those whose figures differ in meaning. */
enum { OWN, LM1, LM2, LM3, UNKNOWN, NCLASS };

/* lmbench 1.9 was the beginning of 2. */
static int
class_of(const struct ks_system *s)
{
	const char	*v = s->version;

	if (!s->single)
		return OWN;
	while (*v != '\0' && !isdigit((unsigned char)*v))
		v++;
	if (*v == '1')
		return v[1] == '.' && v[2] == '9' ? LM2 : LM1;
	return *v == '2' ? LM2 : *v == '3' ? LM3 : UNKNOWN;
}

/* Is there a row of another class than the first? */
static int
mixed(const struct ks_results *r)
{
	int	i;

	for (i = 1; i < r->nsystem; i++)
		if (class_of(&r->system[i]) != class_of(&r->system[0]))
			return 1;
	return 0;
}

/* What the figures of points that begin so are of each class; NULL: what is
   said of the rows as a whole. */
static const struct {
	const char	*feed;
	const char	*is[NCLASS];
} meanings[] = {
	{ "LatMem/stride", {
		"memory was walked through forwards; medians",
		"memory was walked through backwards, one clock period was "
		    "subtracted; measured once (lmbench 1)",
		"memory was walked through backwards; the smallest time "
		    "(lmbench 2)",
		"memory was walked through forwards, by versions of 2002 and "
		    "2003 at random; the smallest time (lmbench 3)",
		NULL
	} },
	{ "LatMem/random", {
		"64K of memory after the other; medians", NULL, NULL,
		"another page of memory at each load; the smallest time "
		    "(lmbench 3)",
		NULL
	} },
	{ "LatCtx", {
		NULL, "the smallest time, not a median (lmbench 1)", NULL,
		NULL, NULL
	} },
	{ "LatFS", {
		NULL, NULL, "the smallest time, not a median (lmbench 2)",
		NULL, NULL
	} },
	{ "LatPagefault", {
		NULL, NULL, "pages 256K apart, backwards, not in random "
		    "order (lmbench 2)", NULL, NULL
	} },
	{ "Bw", {
		"MB is 10^6 bytes",
		"MB may be 10^6 or 2^20 bytes, 5 % more (lmbench 1)",
		"MB is 10^6 bytes", "MB is 10^6 bytes", NULL
	} }
};

#define MEANINGS	((int)(sizeof meanings / sizeof meanings[0]))

/* What the columns that points feed which begin so, and in which a row has a
   figure, are called, into buf; how many. */
static int
columns_of(const struct ks_table *t, const struct ks_cell *row,
    const char *feed, char *buf)
{
	const struct ks_column	*c;
	int			 n = 0, all = 0;

	buf[0] = '\0';
	for (c = t->column; c->name != NULL; c++, row++) {
		if (c->aside || c->how > KS_FIX || row->missing)
			continue;
		all++;
		if (strncmp(c->feed[0], feed, strlen(feed)) == 0) {
			strcat(strcat(buf, n > 0 ? ", " : ""), c->name);
			n++;
		}
	}
	if (n == all && n > 1)
		strcpy(buf, "all");
	return n;
}

/* Note how the rows of a table differ in what their figures mean; cells: of
   the first row, the next being so far away. */
void
ks_origin_table(struct ks_notes *notes, const struct ks_table *t,
    const struct ks_results *r, const struct ks_cell *cells, int apart)
{
	char		 buf[KS_NAMES], text[KS_NAMES + 200];
	const char	*is;
	int		 i, k;

	for (k = 0; k < MEANINGS && mixed(r); k++)
		for (i = 0; i < r->nsystem; i++) {
			is = meanings[k].is[class_of(&r->system[i])];
			if (is == NULL || columns_of(t, cells + i * apart,
			    meanings[k].feed, buf) == 0)
				continue;
			sprintf(text, "%s: %s", buf, is);
			ks_notes_add(notes, i + 1, text);
		}
}

/* Note where a row comes from, unless all come from kernstone. */
void
ks_origin_row(struct ks_notes *notes, int row, const struct ks_results *r)
{
	static const char	*const what[NCLASS] = {
		"medians of rounds in fresh processes",
		"single figures, each measured once: how well they repeat is "
		    "not known",
		"single figures, most of them medians of tries in one "
		    "process: how well they repeat is not known",
		"single figures, most of them medians of tries in one "
		    "process: how well they repeat is not known",
		"single figures: how well they repeat is not known"
	};
	const struct ks_system	*s = &r->system[row - 1];
	char			 buf[400];

	if (!mixed(r) && class_of(s) == OWN)
		return;
	snprintf(buf, sizeof buf, "%.100s: %.40s, version %.40s: %s", s->file,
	    s->kind, s->version, what[class_of(s)]);
	ks_notes_add(notes, row, buf);
}
