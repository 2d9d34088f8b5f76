/* signal.h - of Ultrix: sigaction() always makes signals interrupt calls,
   and writes into what it is given; what mprotect(2) forbids is SIGBUS */

#ifndef PORT_SIGNAL_H
#define PORT_SIGNAL_H

#include_next <signal.h>

static const int	port_once = (int)SA_RESETHAND;

#undef SA_RESTART
#undef SA_INTERRUPT
#undef SA_RESETHAND
#undef SA_NODEFER
#undef SA_SIGINFO

/* The host's SIGSEGV for SIGBUS here, and the other way round. */
static int
port_signo(int sig)
{
	return sig == SIGSEGV ? SIGBUS : sig == SIGBUS ? SIGSEGV : sig;
}

/* What is written would make a second use of the same argument lose the
   handler at the first signal. */
static int
port_sigaction(int sig, struct sigaction *act, struct sigaction *old)
{
	int	r = sigaction(port_signo(sig), act, old);

	if (act != 0)
		act->sa_flags |= port_once;
	return r;
}

static void
(*port_signal(int sig, void (*handler)(int)))(int)
{
	return signal(port_signo(sig), handler);
}

#define sigaction(sig, act, old)	port_sigaction(sig, act, old)
#define signal(sig, handler)		port_signal(sig, handler)

#endif
