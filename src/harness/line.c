/* line.c - the line that a round prints */

#include "compat.h"

#include "bench.h"
#include "harness/line.h"
#include "harness/measure.h"
#include "result/result.h"

/* ns per operation in the unit of the benchmark: a rate, from the bytes that
   an operation moves, where more is better. */
static double
in_unit(const struct ks_round *r, double ns)
{
	return r->bytes > 0 ? (ns > 0 ? r->bytes / ns * 1e3 : 0) : ns;
}

static void
metric(double v, const char *prefix, const char *unit)
{
	char buf[KS_NUMBER];

	printf(" %s %s%s", ks_number_text(buf, v), prefix, unit);
}

/* The parts of a difference, under names of their own if they have some. */
static void
difference(const struct ks_round *r, const struct ks_figures *f)
{
	const char	*unit = r->bench->unit, *parts = r->bench->parts;
	char		 name[40];
	size_t		 n;

	if (r->bytes == 0)
		metric(f->limit, "limit-", unit);
	if (parts == NULL) {
		metric(in_unit(r, f->raw), "raw-", unit);
		return;
	}
	n = strcspn(parts, " ");
	snprintf(name, sizeof name, "%.*s-", (int)n, parts);
	metric(f->raw, name, unit);
	snprintf(name, sizeof name, "%.30s-", parts + n + 1);
	metric(f->raw - f->value, name, unit);
}

static void
figures(const struct ks_round *r, const struct ks_figures *f)
{
	const char	*unit = r->bench->unit;
	int		 rate = r->bytes > 0;

	metric(in_unit(r, rate ? f->p90 : f->p10), "p10-", unit);
	metric(in_unit(r, rate ? f->p10 : f->p90), "p90-", unit);
	metric(in_unit(r, f->all), "all-", unit);
	if (r->bench->baseline != NULL)
		difference(r, f);
	metric(f->samples, "", "samples");
	if (f->batch > 0)
		metric(f->batch, "", "batch");
	if (!f->gated)
		return;
	metric(100 * f->quiet, "", "quiet-%");
	if (f->ungated)
		metric(1, "", "ungated");
	metric(f->ref, "", "ref");
	metric(f->clock, "", "clock-ns");
	if (f->load > 0)
		metric(f->load, "", "load-ns");
}

static void
extra(const struct ks_extra *x)
{
	if (x->cpu >= 0)
		metric(x->cpu, "", "cpu");
	if (x->resident > 0)
		metric(x->resident, "", "rss-kB");
	if (x->peak > 0)
		metric(x->peak, "", "peak-kB");
	if (x->cpu_time > 0)
		metric(x->wall / x->cpu_time, "", "wall/cpu");
	metric(x->switches, "", "switches");
}

void
ks_line_result(const char *point, const struct ks_round *r,
    const struct ks_figures *f, const struct ks_extra *x)
{
	char	buf[KS_NUMBER];
	int	i;

	printf("Benchmark%s %.0f %s %s", point, f->n,
	    ks_number_text(buf, in_unit(r, f->value)), r->bench->unit);
	metric(x->round, "", "round");
	figures(r, f);
	for (i = 0; i < r->nnote; i++)
		metric(r->note[i].value, "", r->note[i].unit);
	extra(x);
	printf("\n");
}

void
ks_line_reason(char *buf, size_t size, const char *what, const char *point,
    const char *why)
{
	snprintf(buf, size, "--- %s: Benchmark%s: %s", what, point, why);
	for (; *buf != '\0'; buf++)
		if (*buf == '\n' || *buf == '\r')
			*buf = ' ';
}

static void
reason(const char *what, const char *point, const char *why)
{
	char	line[1000];

	ks_line_reason(line, sizeof line, what, point, why);
	printf("%s\n", line);
}

void
ks_line_skip(const char *point, const char *why)
{
	reason("SKIP", point, why);
}

void
ks_line_fail(const char *point, const char *why)
{
	reason("FAIL", point, why);
}
