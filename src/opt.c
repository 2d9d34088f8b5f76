/* opt.c - the options of a command, from one table */

#include "compat.h"

#include "opt.h"
#include "util.h"

#define MAXOPT	32
#define ASKVERSION	2		/* a key no table has */
#define COLUMN	26		/* of the help texts */

static const char	licence[] =
    "Free software under the BSD 2-clause licence; there is no warranty.";

/* The name of the program and of a command other than the program. */
static const char *
space(const struct ks_cmd *c)
{
	return c->name != NULL ? " " : "";
}

static const char *
name(const struct ks_cmd *c)
{
	return c->name != NULL ? c->name : "";
}

/* The option of that key, or NULL. */
static const struct ks_opt *
find(const struct ks_cmd *c, int key)
{
	const struct ks_opt	*o;

	for (o = c->opts; o->key != 0; o++)
		if (o->key == key)
			return o;
	return NULL;
}

static void
help_opt(FILE *f, const struct ks_opt *o)
{
	int	n;

	n = fprintf(f, "  ");
	if (o->key < 256)
		n += fprintf(f, "-%c%s", o->key, o->name != NULL ? ", " : "");
	if (o->name != NULL)
		n += fprintf(f, "--%s", o->name);
	if (o->arg != NULL)
		n += fprintf(f, "%s%s", o->name != NULL ? "=" : " ", o->arg);
	if (n > COLUMN - 2)
		n = fprintf(f, "\n") - 1;
	fprintf(f, "%*s", COLUMN - n, "");
	ks_wrap(f, COLUMN, o->help);
}

/* Print how the command is used, all from its table. */
void
ks_usage(FILE *f, const struct ks_cmd *c)
{
	const struct ks_opt	*o;

	fprintf(f, "usage: kernstone%s%s %s\n", space(c), name(c), c->args);
	if (c->what != NULL)
		ks_wrap(f, 0, c->what);
	fprintf(f, "\n");
	for (o = c->opts; o->key != 0; o++)
		help_opt(f, o);
	fprintf(f, "  %-*s%s\n", COLUMN - 2, "--help", "print this");
	fprintf(f, "  %-*s%s\n", COLUMN - 2, "--version",
	    "print the version");
}

static void
add(struct option *l, const char *optname, int arg, int key)
{
	l->name = optname;
	l->has_arg = arg;
	l->flag = NULL;
	l->val = key;
}

/* The table in the form getopt_long() wants: letters and long names. */
static void
convert(const struct ks_cmd *c, char *letters, struct option *l)
{
	const struct ks_opt	*o;

	*letters++ = ':';
	for (o = c->opts; o->key != 0; o++) {
		if (o->key < 256) {
			*letters++ = (char)o->key;
			if (o->arg != NULL)
				*letters++ = ':';
		}
		if (o->name != NULL)
			add(l++, o->name, o->arg != NULL, o->key);
	}
	*letters = '\0';
	add(l++, "help", 0, KS_OPT_HELP);
	add(l++, "version", 0, ASKVERSION);
	add(l, NULL, 0, 0);
}

/* Does word, "--ro" or "--ro=3", begin the names of several options? */
static int
ambiguous(const struct option *l, const char *word)
{
	size_t	n = strcspn(word += 2, "=");
	int	count = 0;

	for (; l->name != NULL; l++)
		count += strncmp(l->name, word, n) == 0;
	return count > 1;
}

/* Say what is wrong with an option.  getopt_long() left its key, or its
   letter if there is none such, or 0 for a long one it does not know. */
static void
complain(const struct ks_cmd *c, const struct option *l, const char *word)
{
	const struct ks_opt	*o = find(c, optopt);
	char			 what[200];

	if (optopt == 0)
		sprintf(what, "%s option %.*s", ambiguous(l, word) ?
		    "ambiguous" : "unknown", (int)strcspn(word, "=") > 99 ?
		    99 : (int)strcspn(word, "="), word);
	else if (optopt == KS_OPT_HELP || optopt == ASKVERSION)
		sprintf(what, "--%s takes no argument", optopt == KS_OPT_HELP ?
		    "help" : "version");
	else if (o == NULL)
		sprintf(what, "unknown option -%c", optopt);
	else if (o->name == NULL)
		sprintf(what, "option -%c needs %s", o->key, o->arg);
	else
		sprintf(what, o->arg != NULL ? "option --%s needs %s" :
		    "option --%s takes no argument", o->name, o->arg);
	ks_die("%s ('kernstone%s%s --help' lists them)", what, space(c),
	    name(c));
}

/*
 * The next option of a command: its key, with *arg set if it takes one; -1
 * when there are none left (the rest is argv[*first] and up, argv having
 * been sorted).  Handles --help and --version itself, but gives the program
 * itself KS_OPT_HELP; an unknown or incomplete option ends the program with
 * one line and status 2.
 */
int
ks_next_opt(const struct ks_cmd *c, int argc, char **argv, char **arg,
    int *first)
{
	char		letters[2 * MAXOPT + 2];
	struct option	l[MAXOPT + 3];
	int		key;

	convert(c, letters, l);
	opterr = 0;
	key = getopt_long(argc, argv, letters, l, NULL);
	*arg = optarg;
	*first = optind;
	if (key == KS_OPT_HELP && c->name != NULL) {
		ks_usage(stdout, c);
		ks_finish(0);
	} else if (key == ASKVERSION) {
		printf("kernstone %s\n%s\n", PACKAGE_VERSION, licence);
		ks_finish(0);
	} else if (key == '?' || key == ':')
		complain(c, l, argv[optind - 1]);
	return key;
}
