/* opt.h - the options of a command: one table for parsing and for --help */

#ifndef OPT_H
#define OPT_H

struct ks_opt {
	int		 key;	/* the letter, or a number over 255 */
	const char	*name;	/* long name, or NULL */
	const char	*arg;	/* its argument in --help, or NULL: none */
	const char	*help;
};

/* A subcommand.  run gets argc and argv with its own name as argv[0] and
   returns the exit status. */
struct ks_cmd {
	const char		*name;	/* NULL: the program itself */
	const char		*args;	/* "[options] [NAME...]" */
	const char		*what;	/* one line; NULL: not in --help */
	const struct ks_opt	*opts;	/* ends with key 0; at most 32 */
	int			(*run)(int, char **);
};

/*
 * The next option of cmd: its key, with *arg set if it takes one; -1 when
 * there are none left (the rest is argv[*first] and up).  Handles --help
 * and --version itself, but gives the program itself KS_OPT_HELP; an unknown
 * or incomplete option is a one-line error and status 2.
 */
#define KS_OPT_HELP	1

int	ks_next_opt(const struct ks_cmd *, int argc, char **argv,
	    char **arg, int *first);

/* Print how a command is used. */
void	ks_usage(FILE *, const struct ks_cmd *);

#endif
