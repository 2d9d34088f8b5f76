/* partner.h - a process at the other end, for benchmarks */

#ifndef PARTNER_H
#define PARTNER_H

#include <signal.h>

struct ks_round;

/*
 * A partner: a child of the round that runs fn(arg) and exits with what it
 * returns.  It dies when the round dies, and after the round's time-out at
 * the latest.  fn first closes what it does not use: a partner that reads
 * from a pipe meets its end only if it holds no writing end itself, and so
 * do the partners made before it.  Standard input and output are /dev/null.
 * It runs on the round's partner_cpu, where that is set.
 *
 * To stop a partner, close what it reads from, so that fn returns, and then
 * call ks_partner_stop(): it waits 2 s and kills.  A partner that waits for
 * what has no end takes ks_partner_kill().
 */
struct ks_partner {
	long	pid;
	int	lifeline;	/* held open by the round only */
};

int	ks_partner_start(struct ks_round *, struct ks_partner *,
	    int (*fn)(void *), void *arg);	/* 0, or -1 with errno */
int	ks_partner_stop(struct ks_partner *);	/* 0, or -1 if it failed */
void	ks_partner_kill(struct ks_partner *);

/* For a round that meets no end of file when a partner dies: from now on
   that interrupts what it waits for, and sets ks_partner_died. */
extern volatile sig_atomic_t ks_partner_died;
void	ks_partner_mind(void);

#endif
