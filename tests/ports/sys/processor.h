/* processor.h - what pin.c and mhz.c want of those of Solaris and of AIX, for
   hosts that lack them */

#ifndef SYS_PROCESSOR_H
#define SYS_PROCESSOR_H

#define P_STATUS	3
#define P_ONLINE	2
#define BINDPROCESS	1

typedef struct {
	int	pi_state;
	char	pi_processor_type[16];
	char	pi_fputypes[32];
	int	pi_clock;
} processor_info_t;

int	p_online(int, int);
int	processor_info(int, processor_info_t *);
int	bindprocessor(int, int, int);

#endif
