/* timing.h - for t_bench: what time it is, by the wall and by the CPU */

#ifndef TIMING_H
#define TIMING_H

static double
us(const struct timeval *t)
{
	return (double)t->tv_sec * 1e6 + (double)t->tv_usec;
}

static double
wall(void)
{
	struct timeval t;

	(void)gettimeofday(&t, NULL);
	return us(&t);
}

/* The time of the processors, ours and our children's: other processes do
   not count.  It may go in steps longer than a batch, and is then no use. */
static double
cpu(void)
{
	struct rusage self, children;

	(void)getrusage(RUSAGE_SELF, &self);
	(void)getrusage(RUSAGE_CHILDREN, &children);
	return us(&self.ru_utime) + us(&self.ru_stime) +
	    us(&children.ru_utime) + us(&children.ru_stime);
}

/* The least time that n operations took so far, by either clock, us. */
struct least {
	double wall, cpu;
};

static int
double_of(double two, double one)
{
	return two > 1.9 * one && two < 2.1 * one;
}

/* How long a batch should be: undisturbed now and then, and many ticks of
   a coarse clock. */
static double
batch_us(void)
{
	double	a = 0, b = 0;
	int	i;

	for (i = 0; i < 2; i++)
		for (a = wall(); (b = wall()) < a + 20; )
			;
	return b - a > 100 ? 200 * (b - a) : 200;
}

#endif
