/* explm.c - results as a results file of lmbench 2 */

#include "compat.h"

#include "report/explm.h"
#include "report/export.h"
#include "report/report.h"
#include "result/lmlines.h"
#include "result/result.h"
#include "util.h"

/* Has an earlier line the same point? */
static int
repeated(const struct ks_lm_line *l)
{
	const struct ks_lm_line	*m;

	for (m = ks_lm_lines; m < l; m++)
		if (m->point != NULL && strcmp(m->point, l->point) == 0)
			return 1;
	return 0;
}

/* The name of a point without its size, and that; -1: it has none. */
static double
split(const char *point, char *name)
{
	const char	*size = strstr(point, "/size=");
	double		 bytes = -1;

	snprintf(name, KS_LM_NAME, "%s", point);
	if (size != NULL && ks_text_size(size + 6, &bytes) == 0 &&
	    size - point < KS_LM_NAME)
		name[size - point] = '\0';
	return bytes;
}

/* Is there a figure that stands for name better than that of so many bytes:
   one without a size, or of a larger one? */
static int
surpassed(const struct ks_lm_out *o, const char *name, double bytes)
{
	struct ks_lm_figure	f;
	char			other[KS_LM_NAME];
	double			size;
	int			i;

	for (i = 0; i < o->system->npoint && bytes >= 0; i++) {
		size = split(o->system->point[i].name, other);
		if ((size < 0 || size > bytes) && strcmp(other, name) == 0 &&
		    ks_lm_figure(o, i, &f) == 0)
			return 1;
	}
	return 0;
}

/* What lmbench names and we do not. */
static const char *
unnamed(const char *point)
{
	return strstr(point, "/remote") != NULL ? "remote" : "FILE";
}

/* "Pipe latency: 295.5 microseconds"; in lmbench 3 rows may follow, which 2
   passes over. */
static void
put_line(struct ks_lm_out *o, const struct ks_lm_line *l, int point)
{
	struct ks_lm_figure	f;
	char			name[KS_LM_NAME], head[KS_LM_NAME];
	char			star[KS_LM_STAR] = "", at[KS_LM_STAR];
	char			buf[KS_LM_TEXT];
	double			bytes;

	bytes = split(o->system->point[point].name, name);
	if (!ks_lm_unfill(l->point, name, at, star) ||
	    ks_lm_figure(o, point, &f) != 0 || surpassed(o, name, bytes))
		return;
	ks_lm_fill(head, l->head, "", *star != '\0' ? star :
	    unnamed(l->point));
	fprintf(o->file, "%s%s%s\n", head, ks_lm_text(buf, &f, l->factor),
	    l->tail);
	o->done[point] = 1;
	if (ks_lm_followed(l) != NULL)
		ks_lm_put_block(o, ks_lm_followed(l), 0);
}

/* All lines with a figure each; those in brackets belong to the header. */
static void
put_lines(struct ks_lm_out *o, int bracket)
{
	const struct ks_lm_line	*l;
	int			 i;

	for (l = ks_lm_lines; l->head != NULL; l++)
		if (l->point != NULL && (*l->head == '[') == bracket &&
		    !repeated(l))
			for (i = 0; i < o->system->npoint; i++)
				put_line(o, l, i);
}

/* Blocks that have not come under a line. */
static void
put_blocks(struct ks_lm_out *o)
{
	const struct ks_lm_block	*b;
	const struct ks_lm_line		*l;

	for (b = ks_lm_blocks; b->title != NULL; b++) {
		for (l = ks_lm_lines; l->head != NULL; l++)
			if (ks_lm_followed(l) == b)
				break;
		if (l->head == NULL)
			ks_lm_put_block(o, b, 1);
	}
}

/* The value of a key, or what to say instead; it is to stand in brackets,
   or between blanks. */
static const char *
value(const struct ks_system *s, const char *key, const char *otherwise)
{
	const char	*v = ks_key(s, key);

	return v != NULL && *v != '\0' && strpbrk(v, "[]") == NULL ? v :
	    otherwise;
}

/* The clock rate, as lmbench has it. */
static void
put_mhz(struct ks_lm_out *o)
{
	const char		*key = ks_key(o->system, "mhz");
	struct ks_lm_figure	 f;
	double			 mhz = key != NULL ? atof(key) : 0;
	int			 i;

	for (i = 0; i < o->system->npoint; i++)
		if (strcmp(o->system->point[i].name, "Mhz") == 0 &&
		    ks_lm_figure(o, i, &f) == 0) {
			mhz = f.x;
			o->done[i] = 1;
		}
	if (mhz > 0)
		fprintf(o->file, "[MHZ: %.0f MHz, %.4f nanosec clock]\n", mhz,
		    1e3 / mhz);
}

/* Who was measured and by what.  OS is the directory that lmbench's summary
   takes for a description. */
static void
put_header(struct ks_lm_out *o)
{
	const struct ks_system	*s = o->system;
	char			 host[100];

	snprintf(host, sizeof host, "%s", value(s, "host", "?"));
	host[strcspn(host, " \t")] = '\0';
	fprintf(o->file, "[lmbench2.0 results for %.*s %s %s -]\n",
	    (int)strcspn(value(s, "os", "?"), " "), value(s, "os", "?"), host,
	    strchr(value(s, "os", "?"), ' ') != NULL ?
	    strchr(value(s, "os", "?"), ' ') + 1 : "?");
	fprintf(o->file, "[LMBENCH_VER: %s%s]\n", s->single ? "" :
	    "kernstone ", s->version);
	put_mhz(o);
	fprintf(o->file, "[OS: %s]\n", value(s, "machine", ""));
	if (ks_key(s, "parallel") != NULL)
		fprintf(o->file, "[SYNC_MAX: %s]\n", value(s, "parallel",
		    "1"));
	put_lines(o, 1);
}

/* Figures for which lmbench has no line. */
static int
without_line(const struct ks_lm_out *o)
{
	struct ks_lm_figure	f;
	int			i, n = 0;

	for (i = 0; i < o->system->npoint; i++)
		n += !o->done[i] && ks_lm_figure(o, i, &f) == 0;
	return n;
}

static int
any_done(const struct ks_lm_out *o)
{
	return o->system->npoint > 0 &&
	    memchr(o->done, 1, (size_t)o->system->npoint) != NULL;
}

static int
put_system(struct ks_lm_out *o)
{
	int	n;

	put_header(o);
	put_lines(o, 0);
	fprintf(o->file, "\n");
	put_blocks(o);
	n = without_line(o);
	if (n > 0)
		fprintf(o->file, "[figures for which lmbench has no line: "
		    "%d]\n", n);
	fprintf(o->file, "[%s]\n", value(o->system, "date", "no date"));
	return any_done(o) ? 0 : -1;
}

/*
 * A results file of one system, as lmbench's own summary takes nothing else:
 * its arrays go by the order of lines, not by the name of the run.  The lines
 * are those that are read (lmlines.c); a figure is the median of the rounds.
 */
static int
print(FILE *f, const struct ks_results *r, char *err, size_t size)
{
	struct ks_lm_out	 o;
	struct ks_judge		 j;
	int			 status;

	if (r->nsystem > 1) {
		snprintf(err, size, "%s:%ld: a second run, but a file of "
		    "lmbench holds one", r->system[1].file,
		    r->system[1].line);
		return -1;
	}
	o.file = f;
	o.system = r->system;
	o.judge = &j;
	o.done = ks_xalloc((size_t)r->system->npoint);
	ks_judge_open(&j, r->system);
	status = put_system(&o);
	ks_judge_close(&j);
	free(o.done);
	if (status != 0)
		snprintf(err, size, "%s: no figure that lmbench has a line "
		    "for", r->system->file);
	return status;
}

const struct ks_export ks_export_lmbench = {
	"lmbench",	/* name */
	print		/* print */
};
