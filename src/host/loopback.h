/* loopback.h - sockets whose other end is in this machine */

#ifndef KS_LOOPBACK_H
#define KS_LOOPBACK_H

/* tcppair.c: two ends of one TCP connection over the loopback interface, on
   a port that the system chose: 0, or -1 with errno. */
int	ks_tcp_pair(int fd[2]);

#endif
