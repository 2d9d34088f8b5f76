/* systemcfg.h - what rrt.c wants of it and of AIX's <sys/time.h>, for hosts
   that lack it */

#ifndef SYSTEMCFG_H
#define SYSTEMCFG_H

#define TIMEBASE_SZ	sizeof (timebasestruct_t)

typedef struct {
	int		flag;
	unsigned	tb_high, tb_low;
} timebasestruct_t;

int	read_real_time(timebasestruct_t *, size_t);
int	time_base_to_time(timebasestruct_t *, size_t);

#endif
