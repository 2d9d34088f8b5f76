/* order.c - what a round is told, and as words on a command line */

#include "compat.h"

#include "harness/order.h"

static char *
put(char *text, char **word)
{
	*word = text;
	return text + strlen(text) + 1;
}

void
ks_order_words(const struct ks_order *o, const char *self,
    const char *command, char **argv, char *text)
{
	int i, n = 0;

	argv[n++] = (char *)self;
	argv[n++] = (char *)command;
	sprintf(text, "point=%s", o->point);
	text = put(text, &argv[n++]);
	sprintf(text, "clock=%s", o->clock);
	text = put(text, &argv[n++]);
	sprintf(text, "dir=%s", o->dir);
	text = put(text, &argv[n++]);
	sprintf(text, "gate=%d", o->gate);
	text = put(text, &argv[n++]);
	for (i = 0; i < o->ncpu; i++) {
		sprintf(text, "cpu=%d:%.6f", o->cpu[i].cpu, o->cpu[i].floor);
		text = put(text, &argv[n++]);
	}
	sprintf(text, "want=%.0f", o->want);
	text = put(text, &argv[n++]);
	sprintf(text, "memory=%.0f", o->memory);
	text = put(text, &argv[n++]);
	sprintf(text, "timeout=%d", o->timeout);
	text = put(text, &argv[n++]);
	sprintf(text, "round=%d", o->round);
	text = put(text, &argv[n++]);
	sprintf(text, "sem=%d", o->sem);
	text = put(text, &argv[n++]);
	sprintf(text, "batch=%lu", o->batch);
	text = put(text, &argv[n++]);
	sprintf(text, "seed=%lu", o->seed);
	text = put(text, &argv[n++]);
	argv[n] = NULL;
}

static void
set_point(struct ks_order *o, const char *v)
{
	o->point = v;
}

static void
set_clock(struct ks_order *o, const char *v)
{
	o->clock = v;
}

static void
set_dir(struct ks_order *o, const char *v)
{
	o->dir = v;
}

static void
set_gate(struct ks_order *o, const char *v)
{
	o->gate = atoi(v);
}

static void
set_cpu(struct ks_order *o, const char *v)
{
	const char *colon = strchr(v, ':');

	if (o->ncpu == KS_MAXCPU)
		return;
	o->cpu[o->ncpu].cpu = atoi(v);
	o->cpu[o->ncpu++].floor = colon != NULL ? atof(colon + 1) : 0;
}

static void
set_want(struct ks_order *o, const char *v)
{
	o->want = atof(v);
}

static void
set_memory(struct ks_order *o, const char *v)
{
	o->memory = atof(v);
}

static void
set_timeout(struct ks_order *o, const char *v)
{
	o->timeout = atoi(v);
}

static void
set_round(struct ks_order *o, const char *v)
{
	o->round = atoi(v);
}

static void
set_sem(struct ks_order *o, const char *v)
{
	o->sem = atoi(v);
}

static void
set_batch(struct ks_order *o, const char *v)
{
	o->batch = strtoul(v, NULL, 10);
}

static void
set_seed(struct ks_order *o, const char *v)
{
	o->seed = strtoul(v, NULL, 10);
}

static const struct {
	const char	*key;
	void		(*set)(struct ks_order *, const char *);
} words[] = {
	{ "point=", set_point },
	{ "clock=", set_clock },
	{ "dir=", set_dir },
	{ "gate=", set_gate },
	{ "cpu=", set_cpu },
	{ "want=", set_want },
	{ "memory=", set_memory },
	{ "timeout=", set_timeout },
	{ "round=", set_round },
	{ "sem=", set_sem },
	{ "batch=", set_batch },
	{ "seed=", set_seed },
	{ NULL, NULL }
};

static int
take(struct ks_order *o, const char *word)
{
	size_t	n;
	int	i;

	for (i = 0; words[i].key != NULL; i++) {
		n = strlen(words[i].key);
		if (strncmp(word, words[i].key, n) == 0) {
			words[i].set(o, word + n);
			return 0;
		}
	}
	return -1;
}

int
ks_order_parse(struct ks_order *o, int argc, char **argv)
{
	int i;

	memset(o, 0, sizeof *o);
	o->sem = -1;
	for (i = 1; i < argc; i++)
		if (take(o, argv[i]) != 0)
			return -1;
	return o->point == NULL || o->clock == NULL || o->dir == NULL ? -1 : 0;
}
