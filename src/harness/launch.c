/* launch.c - a round, seen from the run */

#include "compat.h"

#include <errno.h>

#include "harness/child.h"
#include "harness/launch.h"
#include "harness/order.h"
#include "harness/rng.h"
#include "harness/round.h"
#include "host/host.h"

#define PAD	4096	/* most bytes of random environment */

/* What a child needs to become a round. */
struct launch {
	const char	*dir;
	char		*argv[KS_ORDERWORDS];
	char		 text[KS_ORDERTEXT];
	int		 argc;
	size_t		 pad;
};

/* So that the stack lies elsewhere in each round. */
static void
pad_environment(size_t n)
{
	static char pad[PAD + 20];

	strcpy(pad, "KERNSTONE_PAD=");
	memset(pad + strlen(pad), 'x', n);
	putenv(pad);
}

/* In the child: a fresh process image, or where exec is impossible (an
   emulator that cannot run what it runs) this one. */
static int
launch(void *arg)
{
	struct launch *l = arg;

	if (chdir(l->dir) != 0)
		return 1;
	pad_environment(l->pad);
	if (l->argv[0][0] != '\0')
		execv(l->argv[0], l->argv);
	return ks_round_main(l->argc - 1, l->argv + 1);
}

static int
run_child(struct launch *l, double seconds, char *text, size_t size,
    char *why, size_t whysize)
{
	struct ks_child c;

	text[0] = '\0';
	if (ks_child_start(&c, launch, l) != 0) {
		snprintf(why, whysize, "fork: %s", strerror(errno));
		return -1;
	}
	return ks_child_finish(&c, seconds, text, size, why, whysize);
}

static void
fail(const struct ks_order *o, char *text, size_t size, const char *what,
    const char *why)
{
	snprintf(text, size, "--- FAIL: Benchmark%s: %.300s: %s", o->point,
	    what, why);
}

int
ks_launch(const struct ks_order *o, const char *tmp, unsigned long *seed,
    char *text, size_t size)
{
	struct launch	l;
	char		dir[700], why[200] = "it said nothing";
	int		bad;

	ks_order_words(o, ks_self(), "_round", l.argv, l.text);
	for (l.argc = 0; l.argv[l.argc] != NULL; l.argc++)
		;
	l.pad = (size_t)(ks_random_share(seed) * PAD);
	if (ks_tempdir(tmp, dir, sizeof dir) != 0) {
		fail(o, text, size, tmp, strerror(errno));
		return 0;
	}
	l.dir = dir;
	bad = run_child(&l, o->timeout, text, size, why, sizeof why);
	ks_remove_tree(dir);
	if (ks_stopped)
		return -1;
	text[strcspn(text, "\n")] = '\0';
	if (bad || text[0] == '\0')
		fail(o, text, size, "the round ended", why);
	return 0;
}
