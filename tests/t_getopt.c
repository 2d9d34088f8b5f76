/* t_getopt.c - the getopt_long shim, by itself and against the host's */

#include "compat.h"

#include "getopt_long.c"

#include "check.h"

#define MAXARG	12

static const struct ks_option	ours[] = {
	{ "all", 0, NULL, 'a' },
	{ "output", 1, NULL, 'o' },
	{ "out", 1, NULL, 300 },
	{ "quick", 0, NULL, 'q' },
	{ "quiet", 0, NULL, 301 },
	{ NULL, 0, NULL, 0 }
};
static const char	letters[] = ":ao:q";

/* All that a parser says of a command line, as text. */
struct trace {
	char	text[600];
	int	error;
};

static void
note(struct trace *t, int key, const char *arg, int opt)
{
	if (key == '?' || key == ':') {
		t->error = 1;
		sprintf(t->text + strlen(t->text), "%c%d ", key, opt);
	} else
		sprintf(t->text + strlen(t->text), "%d%s%s ", key,
		    arg != NULL ? "=" : "", arg != NULL ? arg : "");
}

static void
rest(struct trace *t, int first, char **argv)
{
	strcat(t->text, "|");
	for (; argv[first] != NULL; first++)
		strcat(strcat(t->text, " "), argv[first]);
}

static void
by_ours(struct trace *t, int argc, char **argv)
{
	int	key;

	t->text[0] = '\0';
	t->error = 0;
	cluster = NULL;
	ks_optind = 1;
	while (!t->error && (key = ks_getopt_long(argc, argv, letters, ours,
	    NULL)) != -1)
		note(t, key, ks_optarg, ks_optopt);
	if (!t->error)
		rest(t, ks_optind, argv);
}

static void
known(const char *line, const char *expected)
{
	static char	 copy[200], *argv[MAXARG + 1];
	struct trace	 t;
	int		 argc = 1;
	char		*p;

	argv[0] = "prog";
	for (p = strtok(strcpy(copy, line), " "); p != NULL;
	    p = strtok(NULL, " "))
		argv[argc++] = p;
	argv[argc] = NULL;
	by_ours(&t, argc, argv);
	if (!CHECK(strcmp(t.text, expected) == 0))
		printf("    %s: %s, not %s\n", line, t.text, expected);
}

static void
known_answers(void)
{
	known("", "|");
	known("x y", "| x y");
	known("x -a y", "97 | x y");
	known("x -ao F y -q", "97 111=F 113 | x y");
	known("x -o y z -a", "111=y 97 | x z");
	known("x --output y z", "111=y | x z");
	known("-a -- -q x", "97 | -q x");
	known("x -- -q y", "| x -q y");
	known("x - -a", "97 | x -");
	known("--al --outp=3", "97 111=3 |");
	known("--output=", "111= |");
	known("--out 3", "300=3 |");
	known("--ou 3", "?0 ");
	known("--qui", "?0 ");
	known("--quick=3", "?113 ");
	known("--nothing", "?0 ");
	known("x --output", ":111 ");
	known("x -o", ":111 ");
	known("-x", "?120 ");
	known("-:", "?58 ");
}

#ifdef HAVE_GETOPT_LONG
/* Words out of which command lines are made, all hostile ones. */
static const char *const	words[] = {
	"-a", "-q", "-o", "-oX", "-ao", "-qaoY", "-x", "-ax", "-", "--",
	"---", "--all", "--al", "--output", "--output=", "--output=Z",
	"--out", "--out=W", "--ou", "--outp", "--qui", "--quick", "--quie",
	"--all=1", "--foo", "--foo=1", "--=", "x", "y", "", "-:", "-a-"
};
#define NWORD	((int)(sizeof words / sizeof words[0]))

static void
by_host(struct trace *t, int argc, char **argv)
{
	static struct option	theirs[8];
	int			key, i;

	for (i = 0; ours[i].name != NULL; i++) {
		theirs[i].name = ours[i].name;
		theirs[i].has_arg = ours[i].has_arg;
		theirs[i].flag = NULL;
		theirs[i].val = ours[i].val;
	}
	t->text[0] = '\0';
	t->error = 0;
	opterr = 0;
	optind = 0;
	while (!t->error && (key = getopt_long(argc, argv, letters, theirs,
	    NULL)) != -1)
		note(t, key, optarg, optopt);
	if (!t->error)
		rest(t, optind, argv);
}

/* BSD's optopt and choice of '?' or ':' differ: after an error only what
   came before it counts. */
static int
alike(struct trace *a, struct trace *b)
{
	if (a->error && b->error) {
		a->text[strcspn(a->text, "?:")] = '\0';
		b->text[strcspn(b->text, "?:")] = '\0';
	}
	return a->error == b->error && strcmp(a->text, b->text) == 0;
}

static void
against_host(void)
{
	char		*a[MAXARG + 1], *b[MAXARG + 1];
	unsigned long	 seed = 1;
	struct trace	 t, u;
	int		 turn, i, n;

	for (turn = 0; turn < 50000; turn++) {
		n = 1 + turn % (MAXARG - 1);
		a[0] = b[0] = "prog";
		for (i = 1; i < n; i++) {
			seed = (seed * 69069 + 1) & 0xffffffffUL;
			a[i] = b[i] = (char *)words[(seed >> 16) % NWORD];
		}
		a[n] = b[n] = NULL;
		by_ours(&t, n, a);
		by_host(&u, n, b);
		if (!alike(&t, &u))
			break;
	}
	if (!CHECK(turn == 50000))
		printf("    ours: %s\n    host: %s\n", t.text, u.text);
}
#else
static void
against_host(void)
{
}
#endif

int
main(void)
{
	known_answers();
	/* it makes the host's stop at the first word that is no option */
	if (getenv("POSIXLY_CORRECT") == NULL)
		against_host();
	return check_status();
}
