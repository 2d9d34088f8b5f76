/* child.h - a process of its own, in a group of its own, that says a line */

#ifndef CHILD_H
#define CHILD_H

struct ks_child {
	long	pid;	/* its group too */
	int	fd;	/* its standard output */
};

/* Set by SIGINT, SIGTERM and SIGHUP once ks_child_signals() was called: no
   new child is worth starting, and waits end at once. */
extern volatile int ks_stopped;		/* the signal, or 0 */
void	ks_child_signals(void);

/* The time of day, s. */
double	ks_now(void);

/*
 * Run fn(arg) in a child whose standard input is /dev/null and whose
 * standard output is ours to read; it exits with what fn returns.  0, or -1
 * with errno.
 */
int	ks_child_start(struct ks_child *, int (*fn)(void *), void *arg);

/*
 * Wait for its end, for so many seconds at most, and put what it said into
 * buf (cut where it is too long; always ends with 0).  Then the whole group
 * is killed.  0 if it exited with 0; else -1 with the reason in why.
 */
int	ks_child_finish(struct ks_child *, double seconds, char *buf,
	    size_t size, char *why, size_t whysize);

#endif
