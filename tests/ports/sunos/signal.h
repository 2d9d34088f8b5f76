/* signal.h - of SunOS 4: signals interrupt calls only if SA_INTERRUPT is
   given */

#ifndef PORT_SIGNAL_H
#define PORT_SIGNAL_H

#include_next <signal.h>

static const int	port_restart = SA_RESTART;

#undef SA_RESTART
#undef SA_NODEFER
#undef SA_SIGINFO
#undef SA_INTERRUPT
#define SA_INTERRUPT	0x20000000

static int
port_sigaction(int sig, struct sigaction *act, struct sigaction *old)
{
	struct sigaction	a;

	if (act == 0)
		return sigaction(sig, act, old);
	a = *act;
	if ((a.sa_flags & SA_INTERRUPT) != 0)
		a.sa_flags &= ~SA_INTERRUPT;
	else
		a.sa_flags |= port_restart;
	return sigaction(sig, &a, old);
}

#define sigaction(sig, act, old)	port_sigaction(sig, act, old)

#endif
