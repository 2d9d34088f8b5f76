/* io.h - reads and writes of benchmarks */

#ifndef KS_IO_H
#define KS_IO_H

struct ks_round;

/* io.c: a call failed: -1, with its name and the system's reason noted. */
int	ks_failed(struct ks_round *, const char *call);

/* A call that should have moved want bytes gave got: -1, with the reason
   noted. */
int	ks_short(struct ks_round *, const char *call, long want, long got);

/* Close the descriptor at *fd, unless it is 0, and make it 0: "none" in
   what benchmarks keep, for 0 is never theirs. */
void	ks_shut(int *fd);

#endif
