/* io.h - reads and writes of benchmarks */

#ifndef KS_IO_H
#define KS_IO_H

struct ks_round;

/* io.c: a call that should have moved want bytes gave got: -1, with errno
   if the call failed, with the reason noted if it did not. */
int	ks_short(struct ks_round *, const char *call, long want, long got);

#endif
