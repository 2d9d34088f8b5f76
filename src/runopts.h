/* runopts.h - the command line of kernstone run */

#ifndef RUNOPTS_H
#define RUNOPTS_H

struct ks_run;

/* What the command line says, beside struct ks_run. */
struct ks_asked {
	const char	*output, *resume;
	int		 rounds;	/* -r, or 0 */
};

/* Fill a run with what holds if nothing is said. */
void	ks_run_defaults(struct ks_run *);

/* Take the options of argv: the index of the first argument that is none.
   Mistakes end the program with a message and status 2. */
int	ks_run_options(struct ks_run *, struct ks_asked *, int argc,
	    char **argv);

/* cmd_run.c: the command itself. */
int	ks_run_main(int argc, char **argv);

#endif
