/* wrap.c - fill text into lines */

#include "compat.h"

#include "util.h"

#define WIDTH	79

/* Print text, which starts in column col, filled to 79 columns, its further
   lines indented to col; ends the line.  A newline in text stays. */
void
ks_wrap(FILE *f, int col, const char *text)
{
	int	at = col, n;

	for (; *text != '\0'; text += n) {
		n = (int)strcspn(text, " \n");
		if (at > col && (at + 1 + n > WIDTH || text[-1] == '\n')) {
			fprintf(f, "\n%*s", col, "");
			at = col;
		}
		if (at > col)
			at += fprintf(f, " ");
		at += fprintf(f, "%.*s", n, text);
		if (text[n] != '\0')
			n++;
	}
	fprintf(f, "\n");
}
