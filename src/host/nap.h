/* nap.h - the shortest sleeps there are */

#ifndef KS_NAP_H
#define KS_NAP_H

/* nap.c: ask the system for the least it can be asked for, 1 ns or 1 us: 0,
   or -1 with errno; ENOSYS where the host has no such call. */
int	ks_nap_usleep(void);
int	ks_nap_nanosleep(void);
int	ks_nap_select(void);
int	ks_nap_pselect(void);

/* The same with setitimer(2) and sigsuspend(2), between begin and end: a
   time set by alarm(2) is put off in between. */
int	ks_nap_begin(void);
int	ks_nap_itimer(void);
int	ks_nap_end(void);

#endif
