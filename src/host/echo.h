/* echo.h - a partner that sends back what comes */

#ifndef KS_ECHO_H
#define KS_ECHO_H

#define KS_ECHO	64	/* bytes of a message, at most */

struct ks_round;

/* What is 0 is none.  To be filled: the descriptors that the round and its
   partner read from and write to, which may be the same, and the bytes of a
   message. */
struct ks_echo {
	int	in, out;		/* the round's */
	int	its_in, its_out;
	int	size;
};

/* echo.c, for one partner of that kind: start it: 0, or -1 with the reason
   noted; n round trips of a message: 0, or -1 likewise; end it, and close
   all, from whatever state there is. */
int	ks_echo_start(struct ks_round *, struct ks_echo *);
int	ks_echo_loop(struct ks_round *, struct ks_echo *, unsigned long n);
void	ks_echo_stop(struct ks_echo *);

#endif
