/* patience.h - waits for what may never come */

#ifndef KS_PATIENCE_H
#define KS_PATIENCE_H

#include <signal.h>

struct ks_round;

/* patience.c: from now on a signal interrupts this process's waits once a
   second, and adds 1 to ks_waited; this process ends some seconds after the
   round's time-out: 0, or -1 with errno. */
extern volatile sig_atomic_t ks_waited;
int	ks_patience(struct ks_round *);

#endif
