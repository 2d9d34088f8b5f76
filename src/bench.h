/* bench.h - what a benchmark is, and what it sees of its round */

#ifndef BENCH_H
#define BENCH_H

#define KS_MAXPARAM	4	/* parameters of a benchmark */
#define KS_MAXNOTE	24	/* figures beside the headline */
#define KS_WHY		200	/* bytes that hold a reason */
#define KS_UNROLL	32	/* operations in a turn; see struct ks_bench */

enum ks_better { KS_NEITHER, KS_LOWER, KS_HIGHER };

enum ks_nature {
	KS_REPEATABLE,		/* may be looped for ever */
	KS_PERTURBING,		/* leaves TIME_WAIT and such: bounded batches */
	KS_DESTRUCTIVE		/* cannot be looped */
};

/* What a benchmark needs, or is. */
#define KS_NEED_SEM	1	/* round->sem: two SysV semaphores; the parent
				   of the round makes them, because only it
				   is sure to live to remove them */
#define KS_MEMORY	2	/* its time is that of the cache shared by all
				   CPUs, or of memory: gate it with a chase
				   through memory as well */

struct ks_param {
	char	name[16];
	char	value[16];	/* as in the name of the point: "64K" */
};

/* A figure beside the headline, in a unit of its own. */
struct ks_note {
	char	unit[24];
	double	value;
};

struct ks_bench;
struct ks_round;

/*
 * The ns that an operation of a loop takes, the median of quiet samples: 0
 * or -1.  For benchmarks that derive a figure from several times.
 */
typedef int	ks_time(struct ks_round *, int (*loop)(struct ks_round *,
		    unsigned long), double *ns);

/*
 * One round: a fresh process that measures one point.  Its working
 * directory is private and empty; what it leaves there is removed.
 */
struct ks_round {
	const struct ks_bench	*bench;
	struct ks_param		 param[KS_MAXPARAM];
	int			 nparam;
	size_t			 memory;	/* most bytes to allocate, */
	size_t			 used;		/* and what is: see
						   ks_memory_for() */
	int			 timeout;	/* s, for partners */
	int			 sem;		/* KS_NEED_SEM, or -1 */

	int			 partner_cpu;	/* for partners; -1: as the
						   round */

	/* For setup to fill. */
	void			*data;		/* the benchmark's own */
	double			 bytes;		/* moved by an operation */
	double			 ops;		/* operations in one of the n
						   that the loop is asked for;
						   0: one */
	int			 uneven;	/* operations differ, as loads
						   from several caches do: the
						   unroll check says nothing */
	unsigned long		 least;		/* n of a batch, at least; */
	unsigned long		 most;		/* at most, 0: any; */
	unsigned long		 total;		/* and of a round; 0: any */
	int			(*between)(struct ks_round *, unsigned long n);
						/* called untimed before each
						   batch of n: 0 or -1; or
						   NULL */

	/* More figures for the results file: see ks_note(). */
	int			 nnote;
	struct ks_note		 note[KS_MAXNOTE];

	/* The reason, where setup or the loop returns other than 0 and
	   errno does not say enough; see ks_why(). */
	char			 why[KS_WHY];
};

/*
 * A benchmark.  The loop is inside it, so that nothing but the operation is
 * timed.  setup returns 0, KS_SKIP where this host cannot do the thing (with
 * ks_why()), or -1 with errno or ks_why(); loops return 0 or -1 likewise,
 * and -1 voids the round: a failed operation never yields a number.  finish
 * is called where setup returned 0.
 */
#define KS_SKIP		1

struct ks_bench {
	const char	*name;		/* "LatSyscall/null" */
	const char	*what;		/* one operation, in a few words */
	const char	*params;	/* "procs=2,8|4 size=0K", or NULL;
					   behind | only when asked for */
	const char	*unit;		/* "ns/op", "MB/s", "MHz" ... */
	int		 better;
	int		 nature;
	int		 needs;		/* KS_NEED_*, or 0 */
	double		 goal;		/* precision goal, %; 0: none */
	int		(*setup)(struct ks_round *);
	int		(*loop)(struct ks_round *, unsigned long);
					/* n operations; if there is a twice,
					   n turns of KS_UNROLL operations */
	int		(*baseline)(struct ks_round *, unsigned long);
					/* n times the same without its
					   subject, to subtract; or NULL */
	int		(*twice)(struct ks_round *, unsigned long);
					/* n turns of 2 KS_UNROLL operations:
					   the unroll check of operations that
					   may take under 10 ns; or NULL */
	void		(*finish)(struct ks_round *);
	int		(*derive)(struct ks_round *, ks_time *, double *);
					/* the headline, from times of several
					   loops, in the unit: 0 or -1; loop,
					   baseline and twice are NULL then */
	const char	*parts;		/* names of what the subject with the
					   baseline in it and the baseline alone
					   cost: "hop overhead"; or NULL */
	const char	*less;		/* what is subtracted, or NULL */
	const char	*lmbench;	/* which figure of lmbench it is and how
					   it differs, or NULL */
	const char	*missing;	/* why it cannot run here, or NULL */
};

/* benchtab.h lists the families; benchtab.c makes them a table of tables,
   each ending with an entry whose name is NULL. */
extern const struct ks_bench *const ks_benchtab[];

/* benchof.c: the benchmark that a point belongs to, or NULL; the precision
   goal of a point of it, %, where asked was asked for (0: nothing).  The goal
   is 0 where there is none. */
const struct ks_bench *ks_bench_of(const char *point);
double		 ks_point_goal(const struct ks_bench *, const char *point,
		    double asked);

/* The value of parameter name, as text or as a number (K and M are powers
   of 1024); the point has it, or the program is wrong and exits. */
const char	*ks_param(const struct ks_round *, const char *);
unsigned long	 ks_number(const struct ks_round *, const char *);

/* Whether the point has that parameter: what may be absent. */
int		 ks_has_param(const struct ks_round *, const char *);

/* Record one more figure beside the headline: "minor-faults/op". */
void		 ks_note(struct ks_round *, const char *unit, double);

/* Note why, and return r: "return ks_why(round, KS_SKIP, "no /dev/zero")". */
int		 ks_why(struct ks_round *, int r, const char *);

#endif
