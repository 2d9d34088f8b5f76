/* notes.c - footnotes: each once, with the rows that it is about */

#include "compat.h"

#include "report/layout.h"
#include "util.h"

struct ks_note {
	char	*text;
	int	 nrow;
	int	*row;		/* from 1, ascending */
};

/* Note a text about a row; rows come in order. */
void
ks_notes_add(struct ks_notes *n, int row, const char *text)
{
	struct ks_note	*p;
	int		 i;

	for (i = 0; i < n->n && strcmp(n->note[i].text, text) != 0; i++)
		;
	if (i == n->n) {
		n->note = ks_xgrow(n->note, (size_t)i, sizeof *n->note);
		memset(&n->note[i], 0, sizeof *n->note);
		n->note[i].text = ks_xdup(text);
		n->n++;
	}
	p = &n->note[i];
	if (p->nrow > 0 && p->row[p->nrow - 1] == row)
		return;
	p->row = ks_xgrow(p->row, (size_t)p->nrow, sizeof *p->row);
	p->row[p->nrow++] = row;
}

/* "row 1: ", "rows 1, 3-5: "; nothing where it is about all of them. */
static void
print_rows(FILE *f, const struct ks_note *p, int rows)
{
	int	i, j;

	if (p->nrow == rows)
		return;
	fprintf(f, "row%s", p->nrow > 1 ? "s" : "");
	for (i = 0; i < p->nrow; i = j) {
		for (j = i + 1; j < p->nrow; j++)
			if (p->row[j] != p->row[j - 1] + 1)
				break;
		fprintf(f, "%s%d", i > 0 ? ", " : " ", p->row[i]);
		if (j > i + 1)
			fprintf(f, "-%d", p->row[j - 1]);
	}
	fprintf(f, ": ");
}

/* Print the footnotes of a table of that many rows, and forget them. */
void
ks_notes_print(FILE *f, struct ks_notes *n, int rows)
{
	int	i;

	for (i = 0; i < n->n; i++) {
		fprintf(f, "  ");
		print_rows(f, &n->note[i], rows);
		fprintf(f, "%s\n", n->note[i].text);
		free(n->note[i].text);
		free(n->note[i].row);
	}
	free(n->note);
	n->note = NULL;
	n->n = 0;
}
