/* round.c - a round, in its own process: choose a CPU, set up, measure, say
   what came out */

#include "compat.h"

#include <sys/time.h>
#include <sys/resource.h>

#include <errno.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/gate.h"
#include "harness/line.h"
#include "harness/measure.h"
#include "harness/order.h"
#include "harness/plan.h"
#include "harness/round.h"
#include "host/host.h"

#define HARDLY	0.5	/* share of quiet readings */
#define NEARBY	(256UL << 10)	/* bytes: may be in one CPU's own caches */

/* A CPU now: its share of quiet readings, and a load from memory, ns; 0 where
   that does not matter. */
struct peek {
	double	share, load;
};

static void
look(const struct ks_order *o, const struct ks_round *r,
    const struct ks_clk *k, double floor, struct peek *p)
{
	struct ks_gauge g;

	p->share = p->load = 0;
	if (!o->gate || o->ncpu == 1)
		return;
	ks_gauge_open(&g, k);
	p->share = ks_gate_peek(k, &g, floor);
	if ((r->bench->needs & KS_MEMORY) && r->memory / 8 >= KS_WATCH)
		p->load = ks_gate_memory(k, KS_WATCH);
}

/* Whether a CPU is to be preferred to one before it: nobody else uses its
   memory as much, or it is quieter while the other is hardly ever quiet. */
static int
better(const struct peek *a, const struct peek *b)
{
	if (a->load * KS_CALM < b->load || b->load * KS_CALM < a->load)
		return a->load < b->load;
	return b->share < HARDLY && a->share > b->share;
}

/* Whether cpu is one of n. */
static int
among(int cpu, const int *all, int n)
{
	while (n-- > 0)
		if (all[n] == cpu)
			return 1;
	return 0;
}

/* Run on the first of the CPUs offered that is quiet: its entry, or NULL if
   none may be chosen, as where a prefix started this process on others than
   these: those it may use are the n in all.  Not on the quietest, because
   equal CPUs are not, least of all virtual ones: a system call takes a tenth
   longer on one than on the other, and rounds on both in turn would never
   agree. */
static const struct ks_cpu *
choose_cpu(const struct ks_order *o, const struct ks_round *r,
    const struct ks_clk *k, const int *all, int n)
{
	const struct ks_cpu	*best = NULL;
	struct peek		 p, least;
	int			 i;

	memset(&least, 0, sizeof least);
	for (i = 0; i < o->ncpu; i++) {
		if (!among(o->cpu[i].cpu, all, n) ||
		    ks_pin(o->cpu[i].cpu) != 0)
			continue;
		look(o, r, k, o->cpu[i].floor, &p);
		if (best == NULL || better(&p, &least)) {
			least = p;
			best = &o->cpu[i];
		}
	}
	if (best != NULL)
		ks_pin(best->cpu);
	return best;
}

/* Put the partners where the point says, given the CPUs that there are: 0, or
   KS_SKIP. */
static int
place_partners(struct ks_round *r, const struct ks_cpu *own, const int *cpu,
    int n)
{
	r->partner_cpu = -1;
	if (!ks_has_param(r, "cpus"))
		return 0;
	if (own == NULL || n < 2)
		return ks_why(r, KS_SKIP, own == NULL ? "rounds are not kept "
		    "on one CPU" : "there is one CPU only");
	r->partner_cpu = cpu[0] == own->cpu ? cpu[1] : cpu[0];
	return 0;
}

static const char *
reason(const struct ks_round *r)
{
	return r->why[0] != '\0' ? r->why : strerror(errno);
}

static int
measure(struct ks_round *r, const struct ks_how *how, struct ks_extra *x,
    struct ks_figures *f)
{
	struct rusage	a, b;
	double		start = ks_now();
	int		bad;

	getrusage(RUSAGE_SELF, &a);
	errno = 0;
	bad = ks_measure(r, how, f);
	getrusage(RUSAGE_SELF, &b);
	if (bad)
		return -1;
	x->wall = (ks_now() - start) * 1e6;
	x->cpu_time = (b.ru_utime.tv_sec - a.ru_utime.tv_sec +
	    b.ru_stime.tv_sec - a.ru_stime.tv_sec) * 1e6 +
	    (b.ru_utime.tv_usec - a.ru_utime.tv_usec) +
	    (b.ru_stime.tv_usec - a.ru_stime.tv_usec);
	x->switches = b.ru_nivcsw - a.ru_nivcsw;
	return 0;
}

/* The bytes with which to watch memory, 0 for none: where the operations are
   within caches that a CPU has for itself, it would only disturb them. */
static size_t
watch(const struct ks_round *r)
{
	size_t most = r->memory / 8;

	if ((r->bench->needs & KS_MEMORY) == 0 || r->bench->derive != NULL ||
	    r->used <= NEARBY || most < NEARBY)
		return 0;
	return most < KS_WATCH ? most : KS_WATCH;
}

/* The round proper: the reason it failed is in r->why or errno. */
static void
carry_out(const struct ks_order *o, struct ks_round *r,
    struct ks_how *how, struct ks_extra *x)
{
	struct ks_figures	f;
	int			bad;

	errno = 0;
	if (r->bench->missing != NULL) {
		ks_line_skip(o->point, r->bench->missing);
		return;
	}
	bad = r->bench->setup != NULL ? r->bench->setup(r) : 0;
	if (bad != 0) {
		(bad == KS_SKIP ? ks_line_skip : ks_line_fail)(o->point,
		    reason(r));
		return;
	}
	how->watch = watch(r);
	x->resident = ks_resident();
	bad = measure(r, how, x, &f);
	if (bad != 0)
		ks_line_fail(o->point, reason(r));
	if (r->bench->finish != NULL)
		r->bench->finish(r);
	x->peak = ks_peak();
	if (bad == 0)
		ks_line_result(o->point, r, &f, x);
}

static void
to_work(const struct ks_order *o, struct ks_round *r, const struct ks_clk *k)
{
	const struct ks_cpu	*cpu = NULL;
	struct ks_how		 how;
	struct ks_extra		 x;
	int			 all[KS_MANYCPU], n;

	n = ks_cpus(all, KS_MANYCPU);		/* while it is not pinned */
	memset(&how, 0, sizeof how);
	memset(&x, 0, sizeof x);
	if (!ks_has_param(r, "placement"))
		cpu = choose_cpu(o, r, k, all, n);
	how.clk = k;
	how.gate = o->gate;
	how.floor = cpu != NULL ? cpu->floor : 0;
	how.want = o->want;
	how.batch = o->batch;
	how.seed = o->seed;
	x.cpu = cpu != NULL ? cpu->cpu : -1;
	x.round = o->round;
	if (place_partners(r, cpu, all, n) != 0)
		ks_line_skip(o->point, r->why);
	else
		carry_out(o, r, &how, &x);
}

int
ks_round_main(int argc, char **argv)
{
	static struct ks_round	r;
	struct ks_order		o;
	struct ks_clk		k;
	struct ks_plan		all;

	ks_plan_all(&all);
	if (ks_order_parse(&o, argc, argv) != 0 ||
	    ks_clock_import(&k, o.clock) != 0 ||
	    ks_plan_round(&all, o.point, &r) != 0)
		return 2;
	ks_plan_free(&all);
	if (chdir(o.dir) != 0) {
		ks_line_fail(o.point, strerror(errno));
		return 0;
	}
	alarm(o.timeout + 5);	/* should our parent be gone */
	r.memory = (size_t)o.memory;
	r.timeout = o.timeout;
	r.sem = o.sem;
	to_work(&o, &r, &k);
	return 0;
}
