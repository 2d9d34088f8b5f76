/* lmblock.c - blocks of rows in lmbench's results files */

#include "compat.h"

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"

#define MEBI	1048576.0

/* From now on there are no rows, or those of a block. */
void
ks_lm_enter(struct ks_lm_state *t, const struct ks_lm_block *b)
{
	t->block = b;
	t->context = -1;
	t->files = 0;
}

/* "stride=N: the time of a load by the size of memory walked through. */
static void
chase(struct ks_lm_state *t, long stride)
{
	if (t->random)
		strcpy(t->chased, "LatMem/random/size=*");
	else
		sprintf(t->chased, "LatMem/stride=%ld/size=*", stride);
	t->chase.point = t->chased;
	t->chase.unit = "ns/op";
	t->chase.factor = 1;
	t->chase.bytes = MEBI;
	ks_lm_enter(t, &t->chase);
}

/* Those of ks_lm_blocks. */
static int
plain_title(struct ks_lm_state *t, const char *line)
{
	const struct ks_lm_block	*b;
	const char			*rest;
	char				 star[40];

	for (b = ks_lm_blocks; b->title != NULL; b++) {
		rest = ks_lm_match(line, b->title, star, sizeof star);
		if (rest != NULL && *rest == '\0') {
			ks_lm_enter(t, b);
			return 0;
		}
	}
	return 1;
}

/* The title of a block: 0, or 1 if it is none. */
int
ks_lm_title(struct ks_lm_state *t, const char *line)
{
	if (plain_title(t, line) == 0)
		return 0;
	if (strncmp(line, "\"stride=", 8) == 0) {
		chase(t, atol(line + 8));
		return 0;
	}
	if (strcmp(line, "\"File system latency") == 0) {
		ks_lm_enter(t, NULL);
		t->files = 1;
	} else if (strncmp(line, "\"size=", 6) == 0) {
		ks_lm_enter(t, NULL);
		t->context = atol(line + 6);
	} else if (strcmp(line, "Memory load latency") == 0 ||
	    strcmp(line, "Random load latency") == 0) {
		ks_lm_enter(t, NULL);
		t->random = *line == 'R';
	} else
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
	ks_lm_fill(name, b->point, size);
	return ks_lm_take(s, name, b->unit, b->factor, line + n + 1);
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
	return ks_lm_take(s, name, "ns/op", 1e3, line + n + 1);
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
	ks_lm_none(s, name);
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

/* A row of whatever block it is: 0; 1 if it cannot be used. */
int
ks_lm_row(struct ks_system *s, const struct ks_lm_state *t, const char *line)
{
	if (t->block != NULL)
		return block_row(s, t->block, line);
	if (t->context >= 0)
		return context_row(s, t->context, line);
	return t->files ? file_row(s, line) : 1;
}
