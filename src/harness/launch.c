/* launch.c - a round, seen from the run */

#include "compat.h"

#include <errno.h>

#include "harness/child.h"
#include "harness/launch.h"
#include "harness/line.h"
#include "harness/order.h"
#include "harness/prefix.h"
#include "harness/rng.h"
#include "harness/round.h"
#include "host/host.h"

#define PAD	4096	/* most bytes of random environment */

/* What a child needs to become a round: its words, behind those of the
   prefix. */
struct launch {
	const char *point;
	char	*argv[KS_PREFIXWORDS + KS_ORDERWORDS];
	char	 text[KS_ORDERTEXT];
	int	 nprefix;	/* words, a program included */
	int	 first;		/* the word "_round" */
	size_t	 pad;
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
   emulator that cannot run what it runs) this one, unless that would leave
   out a prefix. */
static int
launch(void *arg)
{
	struct launch	*l = arg;
	char		 why[400];
	int		 argc;

	pad_environment(l->pad);
	if (l->nprefix > 0) {
		execvp(l->argv[0], l->argv);
		snprintf(why, sizeof why, "%.300s: %s", l->argv[0],
		    strerror(errno));
		ks_line_fail(l->point, why);
		return 0;
	}
	if (l->argv[0][0] != '\0')
		execv(l->argv[0], l->argv);
	for (argc = 0; l->argv[l->first + argc] != NULL; argc++)
		;
	return ks_round_main(argc, l->argv + l->first);
}

/* All words; what is in front of those of the order is the prefix, and this
   program unless the prefix names one. */
static void
put_words(struct launch *l, const struct ks_order *o,
    const struct ks_prefix *p)
{
	int i, self;

	l->point = o->point;
	l->nprefix = p != NULL ? p->n : 0;
	for (i = 0; i < l->nprefix; i++)
		l->argv[i] = p->word[i];
	self = l->nprefix > 0 && p->program ? l->nprefix - 1 : l->nprefix;
	l->first = self + 1;
	ks_order_words(o, self < l->nprefix ? p->word[self] : ks_self(),
	    "_round", l->argv + self, l->text);
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
	char	both[600];

	snprintf(both, sizeof both, "%.300s: %.200s", what, why);
	ks_line_reason(text, size, "FAIL", o->point, both);
}

int
ks_launch(struct ks_order *o, const struct ks_prefix *p, const char *tmp,
    unsigned long *seed, char *text, size_t size)
{
	struct launch	l;
	char		dir[700], why[200] = "it said nothing";
	int		bad;

	l.pad = (size_t)(ks_random_share(seed) * PAD);
	if (ks_tempdir(tmp, dir, sizeof dir) != 0) {
		fail(o, text, size, tmp, strerror(errno));
		return 0;
	}
	o->dir = dir;
	put_words(&l, o, p);
	bad = run_child(&l, o->timeout, text, size, why, sizeof why);
	ks_remove_tree(dir);
	if (ks_stopped)
		return -1;
	text[strcspn(text, "\n")] = '\0';
	if (bad || text[0] == '\0')
		fail(o, text, size, "the round ended", why);
	return 0;
}
