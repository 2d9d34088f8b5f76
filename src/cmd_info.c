/* cmd_info.c - kernstone info: what it works with here */

#include "compat.h"

#include "clock/clock.h"
#include "harness/noise.h"
#include "host/host.h"
#include "opt.h"
#include "util.h"

extern const struct ks_cmd ks_cmd_info;

#define CLOCK	256		/* option without a letter */
#define LABEL	20		/* column where texts begin */
#define MAXCPU	64
#define SECONDS	0.2		/* of looking for gaps */
#define BUSY	0.02		/* share of the time stolen, worth a word */

static const struct ks_opt opts[] = {
	{ CLOCK, "clock", "NAME", "use this clock, rather than the one that "
	    "'kernstone run' would choose" },
	{ 0, NULL, NULL, NULL }
};

/* A label and what there is to say, "" where that is not known. */
static void
line(const char *label, const char *text)
{
	printf("  %-*s", LABEL - 2, label);
	ks_wrap(stdout, LABEL, *text != '\0' ? text : "unknown");
}

static void
heading(const char *text)
{
	printf("\n%s\n", text);
}

/* ns, in the unit that suits it. */
static char *
time_text(char *buf, double ns)
{
	if (ns < 1e3)
		sprintf(buf, "%.3g ns", ns);
	else if (ns < 1e6)
		sprintf(buf, "%.4g us", ns / 1e3);
	else
		sprintf(buf, "%.5g ms", ns / 1e6);
	return buf;
}

static void
cpus(void)
{
	char	text[MAXCPU * 12 + 80];
	int	cpu[MAXCPU], i, n = ks_cpus(cpu, MAXCPU);

	strcpy(text, n > 0 ? "may run on" : "processes cannot be pinned");
	for (i = 0; i < n; i++)
		sprintf(text + strlen(text), " %d", cpu[i]);
	if (n == MAXCPU)
		strcat(text, " and perhaps more");
	line("CPUs", text);
}

static void
machine(void)
{
	struct ks_who	who;
	const char	*origin;
	double		mhz = ks_system_mhz(&origin);
	double		bytes = ks_physical_memory(), load = ks_load();
	char		text[120] = "";

	ks_who(&who);
	line("host", who.host);
	line("system", who.os);
	line("machine", who.machine);
	line("CPU", who.cpu);
	if (mhz > 0)
		snprintf(text, sizeof text, "%.4g MHz, says %.60s", mhz,
		    origin);
	line("CPU clock", text);
	cpus();
	sprintf(text, "%.0f MB", bytes / 1e6);
	line("memory", bytes > 0 ? text : "");
	sprintf(text, "%.2f", load);
	line("load", load >= 0 ? text : "");
}

static void
chosen(const struct ks_clk *k)
{
	char	text[40];

	if (!k->ok) {
		line("none", k->why);
		return;
	}
	line("name", k->name);
	line("tick", time_text(text, k->tick));
	line("a reading takes", time_text(text, k->cost));
	line("method", k->coarse ? "its tick is over 50 us: batches are timed "
	    "from tick to tick, and there are no quiet windows" : "short "
	    "batches in quiet windows");
}

static void
passed(const struct ks_clk *k)
{
	char	text[300], tick[40], cost[40];

	snprintf(text, sizeof text, "tick %s, a reading takes %s%s%s",
	    time_text(tick, k->tick), time_text(cost, k->cost),
	    k->why[0] != '\0' ? "; " : "", k->why);
	line(k->name, text);
}

/* The names of all that are not compiled for one reason, at the first. */
static void
missing(const struct ks_clk *tried, int first)
{
	const char	*why = tried[first].clock->missing;
	char		text[600];
	int		i;

	for (i = 0; i < first; i++)
		if (tried[i].clock->missing != NULL &&
		    strcmp(tried[i].clock->missing, why) == 0)
			return;
	sprintf(text, "%.100s:", why);
	for (; i < ks_nclocks(); i++)
		if (tried[i].clock->missing != NULL &&
		    strcmp(tried[i].clock->missing, why) == 0)
			sprintf(text + strlen(text), " %.20s",
			    tried[i].clock->name);
	printf("  ");
	ks_wrap(stdout, 2, text);
}

static void
all(const struct ks_clk *tried)
{
	int	i, refused = 0;

	heading("clocks that work");
	for (i = 0; i < ks_nclocks(); i++)
		if (tried[i].ok)
			passed(&tried[i]);
	heading("clocks refused");
	for (i = 0; i < ks_nclocks(); i++)
		if (!tried[i].ok && tried[i].clock->missing == NULL) {
			line(tried[i].name, tried[i].why);
			refused = 1;
		}
	if (!refused)
		printf("  none\n");
	heading("clocks not compiled");
	for (i = 0; i < ks_nclocks(); i++)
		if (tried[i].clock->missing != NULL)
			missing(tried, i);
}

static void
noise(const struct ks_clk *k)
{
	struct ks_noise	found;
	char		text[100], gap[40];

	ks_noise(k, SECONDS, &found);
	if (found.stolen < 0) {
		line("gaps", "the clock is too coarse to see any");
		return;
	}
	sprintf(text, "%.2f %% of the time stolen, the longest gap %s",
	    100 * found.stolen, time_text(gap, found.gap * 1e3));
	line("gaps", text);
	if (found.stolen > BUSY)
		line("", "other work runs on this machine, or others share "
		    "it: quiet windows will be few, and a run takes longer");
}

static void
build(void)
{
	static const char *const	helper[] = { "hello", "hello-static" };
	char				text[1000] = "";
	size_t				i;

	for (i = 0; ks_compat_used[i] != NULL; i++)
		sprintf(text + strlen(text), "%s%.30s", i > 0 ? " " : "",
		    ks_compat_used[i]);
	line("compiled for", KS_CPU_NAME);
	line("shims in use", i > 0 ? text : "none");
	line("program", ks_self());
	for (i = 0; i < sizeof helper / sizeof *helper; i++)
		line(helper[i], ks_helper(helper[i], text, sizeof text) == 0 ?
		    text : "not found");
}

static int
run(int argc, char **argv)
{
	const char	*name = NULL;
	char		*arg;
	struct ks_clk	k, asked, *tried;
	int		first;

	while (ks_next_opt(&ks_cmd_info, argc, argv, &arg, &first) != -1)
		name = arg;
	if (argv[first] != NULL)
		ks_die("unexpected %.80s: there are only options", argv[first]);
	tried = ks_xalloc((size_t)ks_nclocks() * sizeof *tried);
	ks_clock_pinning(ks_cpus, ks_pin);
	if (name != NULL && ks_clock_choose(name, &asked, NULL) != 0)
		ks_die("clock %.60s: %s", name, asked.why);
	(void)ks_clock_choose(NULL, &k, tried);
	if (name != NULL)
		k = asked;
	printf("%s\n\nmachine\n", PACKAGE_STRING);
	machine();
	heading("clock");
	chosen(&k);
	all(tried);
	heading("noise");
	if (k.ok)
		noise(&k);
	heading("this program");
	build();
	free(tried);
	return k.ok ? 0 : 3;
}

const struct ks_cmd ks_cmd_info = {
	"info",				/* name */
	"[--clock=NAME]",		/* args */
	"Show the machine, the clocks and why each is used or not, the noise, "
	    "and what this program was built with.",
					/* what */
	opts,				/* opts */
	run				/* run */
};
