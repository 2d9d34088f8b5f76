/* cpuset.h - what pin.c wants of FreeBSD's, for hosts that lack it */

#ifndef SYS_CPUSET_H
#define SYS_CPUSET_H

#undef CPU_ZERO
#undef CPU_SET
#undef CPU_ISSET
#undef CPU_SETSIZE

#define CPU_SETSIZE	16
#define CPU_ZERO(s)	((s)->bits = 0)
#define CPU_SET(c, s)	((s)->bits |= 1U << (c))
#define CPU_ISSET(c, s)	(((s)->bits >> (c) & 1) != 0)

#define CPU_LEVEL_WHICH	3
#define CPU_WHICH_PID	2

typedef struct {
	unsigned bits;
} fake_cpuset;

int	cpuset_getaffinity(int, int, long, size_t, fake_cpuset *);
int	cpuset_setaffinity(int, int, long, size_t, const fake_cpuset *);

#endif
