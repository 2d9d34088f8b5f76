/* lmblock.c - blocks of rows in lmbench's results files */

#include "compat.h"

#include "result/lmlines.h"
#include "result/reader.h"
#include "result/result.h"

#define DIGITS	"0123456789"

/* The block whose rows may follow a line: that whose title it has before its
   colon; or NULL. */
const struct ks_lm_block *
ks_lm_followed(const struct ks_lm_line *l)
{
	const struct ks_lm_block	*b;
	size_t				 n;

	for (b = ks_lm_blocks; b->title != NULL; b++) {
		n = strlen(b->title);
		if (strncmp(b->title, l->head, n) == 0 &&
		    strcmp(l->head + n, ": ") == 0)
			return b;
	}
	return NULL;
}

/* There are no rows to come. */
void
ks_lm_leave(struct ks_lm_state *t)
{
	t->block = NULL;
}

/* Is a line the title of a block?  In one with a number, that, and what is
   behind it does not matter. */
static int
is_title(const struct ks_lm_block *b, const char *line, char *at)
{
	const char	*number = strchr(b->title, '@'), *rest;
	char		 star[KS_LM_STAR];
	size_t		 n, head;

	at[0] = '\0';
	if (number == NULL) {
		rest = ks_lm_match(line, b->title, star);
		return rest != NULL && *rest == '\0';
	}
	head = (size_t)(number - b->title);
	if (strncmp(line, b->title, head) != 0)
		return 0;
	n = strspn(line + head, DIGITS);
	sprintf(at, "%.*s", n < 10 ? (int)n : 10, line + head);
	return n > 0;
}

/* The line under which some blocks come. */
static int
heads(struct ks_lm_state *t, const char *line)
{
	const struct ks_lm_block	*b;

	for (b = ks_lm_blocks; b->title != NULL; b++)
		if (b->under != NULL && strcmp(b->under, line) == 0) {
			t->under = b->under;
			t->block = NULL;
			return 1;
		}
	return 0;
}

/* The title of a block: 0, or 1 if it is none.  Of two blocks with the same
   title the first is that which needs nothing above it. */
int
ks_lm_title(struct ks_lm_state *t, const char *line)
{
	const struct ks_lm_block	*b;
	int				 found = 0;

	if (heads(t, line))
		return 0;
	for (b = ks_lm_blocks; b->title != NULL; b++) {
		if (found && b->under != t->under)
			continue;
		if (!is_title(b, line, t->at))
			continue;
		t->block = b;
		found = 1;
		if (b->under == NULL || b->under == t->under)
			break;
	}
	return !found;
}

/* "67.11 8830.11 MB/sec". */
static int
size_row(struct ks_system *s, const struct ks_lm_state *t, const char *line)
{
	const struct ks_lm_block	*b = t->block;
	char				 name[KS_LM_NAME], size[KS_SIZE];
	double				 lo, x, hi;
	int				 n;

	n = ks_import_number(line, &lo, &x, &hi);
	if (n == 0 || line[n] != ' ')
		return 1;
	ks_size_text(size, lo * b->bytes, hi * b->bytes);
	ks_lm_fill(name, b->point, t->at, size);
	return ks_lm_take(s, name, b->unit, b->factor, line + n + 1);
}

/* "8 1.58", of a ring of 8 processes. */
static int
count_row(struct ks_system *s, const struct ks_lm_state *t, const char *line)
{
	char	name[KS_LM_NAME], count[12];
	int	n = (int)strspn(line, DIGITS);

	if (n == 0 || n > 9 || line[n] != ' ')
		return 1;
	sprintf(count, "%.*s", n, line);
	ks_lm_fill(name, t->block->point, t->at, count);
	return ks_lm_take(s, name, t->block->unit, t->block->factor,
	    line + n + 1);
}

/* A rate per second into a point as time. */
static int
rate(struct ks_system *s, const char *pattern, const char *size,
    const char *text)
{
	char	name[KS_LM_NAME];
	double	lo, x, hi;

	ks_lm_fill(name, pattern, "", size);
	if (ks_import_number(text, &lo, &x, &hi) == 0)
		return 1;
	if (x > 0 && lo > 0)
		return ks_import(s, name, "ns/op", 1e9 / hi, 1e9 / x,
		    1e9 / lo);
	ks_lm_none(s, name);
	return 0;
}

/* The next word. */
static const char *
next(const char *p)
{
	p += strcspn(p, " \t");
	return p + strspn(p, " \t");
}

/* "10k TAB 355 TAB 64440 TAB 133797": size, files, creations and deletions
   per second. */
static int
rate_row(struct ks_system *s, const struct ks_lm_state *t, const char *line)
{
	char	size[12];
	int	n = (int)strspn(line, DIGITS);

	if (n == 0 || n > 6 || line[n] != 'k')
		return 1;
	sprintf(size, "%.*s", n, line);
	line = next(next(line));
	return rate(s, t->block->point, size, line) != 0 ||
	    rate(s, t->block->second, size, next(line)) != 0;
}

/* A row of whatever block it is: 0; 1 if it cannot be used. */
int
ks_lm_row(struct ks_system *s, const struct ks_lm_state *t, const char *line)
{
	if (t->block == NULL)
		return 1;
	if (t->block->second != NULL)
		return rate_row(s, t, line);
	return t->block->bytes > 0 ? size_row(s, t, line) :
	    count_row(s, t, line);
}
