/* flow.h - a partner that writes much, for us to read */

#ifndef KS_FLOW_H
#define KS_FLOW_H

struct ks_round;

#define KS_MESSAGE	65536	/* bytes of a message */
#define KS_MESSAGES	8	/* of a turn */

/* What the baseline is. */
#define KS_FLOW_LESS	"what it costs to tell the other process, and to be " \
	"told that it is done"

/*
 * flow.c, for one partner of that kind.  Start it: the round reads from in,
 * the partner writes to out, and is parked in between; sets what the round
 * must know of bytes and operations (messages).  n turns of KS_MESSAGES
 * messages, every byte counted; n turns of none, for what telling the
 * partner costs: 0, or -1 with the reason noted.  The end, from whatever
 * state there is.
 */
int	ks_flow_start(struct ks_round *, int in, int out);
int	ks_flow_loop(struct ks_round *, unsigned long n);
int	ks_flow_baseline(struct ks_round *, unsigned long n);
void	ks_flow_stop(struct ks_round *);

#endif
