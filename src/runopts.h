/* runopts.h - the command line of kernstone run */

#ifndef RUNOPTS_H
#define RUNOPTS_H

struct ks_plan;
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

/* Take one option: what its key is, see struct ks_opt and these; those that
   run and ab have. */
enum {
	KS_ASK_PRECISION = 256, KS_ASK_RESUME, KS_ASK_CLOCK,
	KS_ASK_NO_QUIET, KS_ASK_NO_PIN, KS_ASK_MEMORY, KS_ASK_DIR,
	KS_ASK_MHZ, KS_ASK_SEED, KS_ASK_TIMEOUT, KS_ASK_END
};
#define KS_ASK_OPTIONS \
	{ 't', "time", "SECONDS", "quiet time to measure in a round " \
	    "(default: 0.035)" }, \
	{ KS_ASK_CLOCK, "clock", "NAME", "clock to use (default: what " \
	    "'kernstone info' says); coarse:10ms and coarse:10ms,bump are " \
	    "bad ones for tests" }, \
	{ KS_ASK_NO_QUIET, "no-quiet", NULL, "do not look for quiet " \
	    "windows" }, \
	{ KS_ASK_NO_PIN, "no-pin", NULL, "do not keep a round on one CPU" }, \
	{ KS_ASK_MEMORY, "memory", "SIZE", "most memory for a benchmark " \
	    "(default: the largest power of two within a quarter of the " \
	    "machine's)" }, \
	{ KS_ASK_DIR, "dir", "DIR", "where to make the private directory " \
	    "(default: $TMPDIR, else the working directory)" }, \
	{ KS_ASK_SEED, "seed", "N", "seed of all that is random" }, \
	{ KS_ASK_TIMEOUT, "timeout", "SECONDS", "end of a round that hangs " \
	    "(default: 60)" }, \
	{ 'v', "verbose", NULL, "say each round's figure on standard error" }
void	ks_run_option(struct ks_run *, struct ks_asked *, int key, char *arg);

/* runplan.c: the names of the points to be measured, joined; the plan for
   such names, or for one more of them, or a message and status 2; whether
   classic was asked for. */
char	*ks_run_names(char **names);
void	ks_run_plan(struct ks_run *);
void	ks_run_word(struct ks_plan *, const struct ks_plan *all,
	    const char *word);
int	ks_run_classic(const struct ks_run *);

/* runplan.c: end as a program does that a signal ended. */
void	ks_run_stopped(void);

/* cmd_run.c: the command itself. */
int	ks_run_main(int argc, char **argv);

#endif
