/* writer.c - the lines of a results file, but for those of the rounds */

#include "compat.h"

#include "result/result.h"

/* The first line of a run, by which it is known. */
void
ks_write_header(FILE *f)
{
	fprintf(f, "# kernstone %s results, format 1\n", PACKAGE_VERSION);
}

/* The last one, which says that nothing is missing. */
void
ks_write_end(FILE *f)
{
	fprintf(f, "# end\n");
}

/* Text that ends the line. */
static void
rest(FILE *f, const char *text)
{
	for (; *text != '\0'; text++)
		putc(*text == '\n' || *text == '\r' ? ' ' : *text, f);
	putc('\n', f);
}

/* What a run was made with; volat: what may differ between equal runs. */
void
ks_write_key(FILE *f, int volat, const char *name, const char *value)
{
	fprintf(f, "%s%s: ", volat ? "# " : "", name);
	rest(f, value);
}

/* Why a point has no figure: what is SKIP or FAIL. */
void
ks_write_reason(FILE *f, const char *what, const char *point,
    const char *why)
{
	fprintf(f, "--- %s: Benchmark%s: ", what, point);
	rest(f, why);
}
