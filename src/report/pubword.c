/* pubword.c - words of a published row, and the columns they stand under */

#include "compat.h"

#include "report/published.h"

/* The next word of a row at or after column *at: 1, or 0 at the end.  Marks
   part words, and stars, as they stand in the blank before one. */
int
ks_page_word(const char *row, int *at, struct ks_word *w)
{
	int	i = *at, n;

	while (row[i] == ' ')
		i++;
	w->mark = row[i] == '~' || row[i] == '!' ? row[i++] : 0;
	while (row[i] == ' ')
		i++;
	n = row[i] == '*';
	n += (int)strcspn(row + i + n, " ~!*");
	w->from = i;
	w->to = *at = i + n;
	sprintf(w->text, "%.39s", row + i);
	w->text[n < 39 ? n : 39] = '\0';
	return n > 0;
}

/* Where column k stands by the rule: from, to just before; 0 if there is
   none. */
static int
span(const char *rule, int k, int *from, int *to)
{
	int	at = KS_PAGECELLS;

	do {
		at += (int)strspn(rule + at, " ");
		*from = at;
		at += (int)strspn(rule + at, "-");
		*to = at;
	} while (k-- > 0 && *to > *from);
	return *to > *from;
}

/* The column that a word stands under: the one it shares most with.  -1:
   none. */
int
ks_page_under(const char *rule, const struct ks_word *w)
{
	int	k, from, to, share, most = 0, best = -1;

	for (k = 0; span(rule, k, &from, &to); k++) {
		share = (w->to < to ? w->to : to) -
		    (w->from > from ? w->from : from);
		if (share > most) {
			most = share;
			best = k;
		}
	}
	return best;
}
