/* getopt_long.c - options, long ones too, anywhere on the command line */

#include "compat.h"

/*
 * What the program uses of it: nothing is printed, as with opterr 0; no
 * optional arguments; letters begin with ':', so that a missing argument
 * gives ':' and all else that is wrong '?', with ks_optopt set to the
 * letter or value, or to 0 for a long name that is unknown or ambiguous.
 */

char	*ks_optarg;
int	 ks_optind = 1;
int	 ks_opterr;
int	 ks_optopt;

static char	*cluster;	/* the rest of "-abc" */
static int	 after;		/* the word after the option's first one */

/* Move the word argv[from] to argv[ks_optind], in front of those that are
   no options. */
static void
pull(char **argv, int from)
{
	char	*word = argv[from];

	for (; from > ks_optind; from--)
		argv[from] = argv[from - 1];
	argv[from] = word;
}

/* The argument of the option at hand is the next word; 0, or -1. */
static int
next_word(int argc, char **argv)
{
	if (after >= argc)
		return -1;
	pull(argv, after++);
	ks_optarg = argv[ks_optind++];
	return 0;
}

/* The next letter of a cluster. */
static int
letter(int argc, char **argv, const char *letters)
{
	int		 c = (unsigned char)*cluster++;
	const char	*l = c == ':' ? NULL : strchr(letters, c);

	if (*cluster == '\0' || (l != NULL && l[1] == ':'))
		ks_optind++;
	if (l != NULL && l[1] == ':') {
		ks_optarg = *cluster != '\0' ? cluster : NULL;
		cluster = NULL;
		if (ks_optarg == NULL && next_word(argc, argv) != 0) {
			ks_optopt = c;
			return ':';
		}
	} else if (*cluster == '\0')
		cluster = NULL;
	if (l == NULL) {
		ks_optopt = c;
		return '?';
	}
	return c;
}

/* The option whose name begins with the n bytes of word, or has just them:
   NULL if there is none, or several. */
static const struct ks_option *
match(const struct ks_option *l, const char *word, size_t n)
{
	const struct ks_option	*found = NULL;
	int			 count = 0;

	for (; l->name != NULL; l++)
		if (strncmp(l->name, word, n) == 0) {
			if (l->name[n] == '\0')
				return l;
			found = l;
			count++;
		}
	return count == 1 ? found : NULL;
}

/* The long option in the word just passed, without its dashes. */
static int
longname(int argc, char **argv, const char *word,
    const struct ks_option *options)
{
	size_t			 n = strcspn(word, "=");
	const struct ks_option	*l = match(options, word, n);

	ks_optopt = 0;
	if (l == NULL)
		return '?';
	if (word[n] == '=')
		ks_optarg = (char *)word + n + 1;
	if (!l->has_arg && word[n] == '=') {
		ks_optopt = l->val;
		return '?';
	}
	if (l->has_arg && word[n] != '=' && next_word(argc, argv) != 0) {
		ks_optopt = l->val;
		return ':';
	}
	return l->val;
}

/*
 * The next option: its letter, or the value of a long one; '?' or ':' if
 * it is wrong; -1 after the last, when argv[ks_optind] and up are the words
 * that were no options, in their order.  The last argument is not used.
 */
int
ks_getopt_long(int argc, char *const *words, const char *letters,
    const struct ks_option *options, int *index)
{
	char	**argv = (char **)words;
	int	  i;

	(void)index;
	ks_optarg = NULL;
	if (cluster != NULL)
		return letter(argc, argv, letters);
	for (i = ks_optind; i < argc; i++)
		if (argv[i][0] == '-' && argv[i][1] != '\0')
			break;
	if (i >= argc)
		return -1;
	pull(argv, i);
	after = i + 1;
	if (argv[ks_optind][1] != '-') {
		cluster = argv[ks_optind] + 1;
		return letter(argc, argv, letters);
	}
	ks_optind++;
	if (argv[ks_optind - 1][2] == '\0')
		return -1;
	return longname(argc, argv, argv[ks_optind - 1] + 2, options);
}
