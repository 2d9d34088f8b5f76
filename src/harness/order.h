/* order.h - what a round is told, and as words on a command line */

#ifndef ORDER_H
#define ORDER_H

#define KS_MAXCPU	4	/* CPUs that a run uses */
#define KS_MANYCPU	1024	/* CPUs that we can tell apart */
#define KS_ORDERWORDS	20	/* words of an order, NULL included */
#define KS_ORDERTEXT	1600	/* bytes that hold them */

struct ks_cpu {
	int	cpu;
	double	floor;	/* of wide/chain, see gate.h; 0: not known */
};

struct ks_order {
	const char	*point;		/* its full name */
	const char	*clock;		/* see ks_clock_export() */
	const char	*dir;		/* to work in */
	int		 gate;
	int		 ncpu;		/* to choose from; 0: not pinned */
	struct ks_cpu	 cpu[KS_MAXCPU];
	double		 want;		/* ns to sample */
	double		 memory;	/* bytes */
	int		 timeout;	/* s */
	int		 round;		/* counted from 1 */
	int		 sem;		/* two semaphores, or -1 */
	unsigned long	 batch;		/* operations (or turns) of a batch; 0:
					   to be found out */
	unsigned long	 seed;
};

/* Words "key=value" for argv behind the two given, in text; ends with
   NULL. */
void	ks_order_words(const struct ks_order *, const char *self,
	    const char *command, char **argv, char *text);

/* And back, from argv[1] on: 0, or -1 if a word is none of ours.  The order
   keeps pointers into argv. */
int	ks_order_parse(struct ks_order *, int argc, char **argv);

#endif
