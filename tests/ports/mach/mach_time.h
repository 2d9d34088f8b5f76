/* mach_time.h - what mach.c wants of it, for hosts that lack it */

#ifndef MACH_TIME_H
#define MACH_TIME_H

__extension__ typedef unsigned long long	fake_u64;

typedef struct {
	unsigned	numer, denom;
} mach_timebase_info_data_t;

int		mach_timebase_info(mach_timebase_info_data_t *);
fake_u64	mach_absolute_time(void);

#endif
