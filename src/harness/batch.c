/* batch.c - n operations timed together */

#include "compat.h"

#include "bench.h"
#include "clock/clock.h"
#include "harness/batch.h"

#define PASSES		5

double
ks_batch(struct ks_round *r, const struct ks_clk *k, ks_loop *loop,
    unsigned long n)
{
	struct ks_stamp a, b;

	if (r != NULL && r->between != NULL && r->between(r, n) != 0)
		return -1;
	k->clock->read(&a);
	if (loop(r, n) != 0)
		return -1;
	k->clock->read(&b);
	return ks_clock_diff(k, &a, &b);
}

static unsigned long
double_up(struct ks_round *r, const struct ks_clk *k, ks_loop *loop,
    double ns, unsigned long most)
{
	unsigned long	n = 1;
	double		t;

	while ((t = ks_batch(r, k, loop, n)) >= 0 && t < ns && n <= most / 2)
		n *= 2;
	return t < 0 ? 0 : n;
}

unsigned long
ks_batch_size(struct ks_round *r, const struct ks_clk *k, ks_loop *loop,
    double ns, unsigned long most)
{
	unsigned long	n, last = 0;
	int		i;

	for (i = 0; i < PASSES; i++) {
		n = double_up(r, k, loop, ns, most);
		if (n == 0)
			return 0;
		if (last != 0 && n <= 2 * last && last <= 2 * n)
			return n > last ? n : last;
		last = n;
	}
	return last;
}
