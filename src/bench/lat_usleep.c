/* lat_usleep.c - the shortest sleep */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/io.h"
#include "host/nap.h"

static int
by_usleep(struct ks_round *r, unsigned long n)
{
	while (n-- > 0)
		if (ks_nap_usleep() != 0)
			return ks_failed(r, "usleep");
	return 0;
}

static int
by_nanosleep(struct ks_round *r, unsigned long n)
{
	while (n-- > 0)
		if (ks_nap_nanosleep() != 0)
			return ks_failed(r, "nanosleep");
	return 0;
}

static int
by_select(struct ks_round *r, unsigned long n)
{
	while (n-- > 0)
		if (ks_nap_select() != 0)
			return ks_failed(r, "select");
	return 0;
}

static int
by_pselect(struct ks_round *r, unsigned long n)
{
	while (n-- > 0)
		if (ks_nap_pselect() != 0)
			return ks_failed(r, "pselect");
	return 0;
}

static int
by_itimer(struct ks_round *r, unsigned long n)
{
	if (ks_nap_begin() != 0)
		return ks_failed(r, "sigaction");
	for (; n > 0; n--)
		if (ks_nap_itimer() != 0)
			return ks_failed(r, "setitimer");
	return ks_nap_end() != 0 ? ks_failed(r, "sigprocmask") : 0;
}

static const struct {
	const char	*name;
	int		(*loop)(struct ks_round *, unsigned long);
} methods[] = {
	{ "usleep", by_usleep },
	{ "nanosleep", by_nanosleep },
	{ "select", by_select },
	{ "pselect", by_pselect },
	{ "itimer", by_itimer }
};

static int	method;

static int
setup(struct ks_round *r)
{
	const char	*name = ks_param(r, "method");
	char		 why[KS_WHY];

	for (method = 0; strcmp(methods[method].name, name) != 0; method++)
		;
	if (methods[method].loop(r, 1) == 0)
		return 0;
	if (errno != ENOSYS)
		return -1;
	snprintf(why, sizeof why, "no %s(2)", name);
	return ks_why(r, KS_SKIP, why);
}

static int
loop(struct ks_round *r, unsigned long n)
{
	return methods[method].loop(r, n);
}

const struct ks_bench ks_lat_usleep[] = {
	{
		"LatUsleep",
		"the shortest sleep that can be asked for, of 1 us or 1 ns, as "
		    "long as it really takes",
		"method=usleep,nanosleep,select,pselect,itimer",
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 5,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"METHOD 1 microseconds of lat_usleep",
		NULL				/* missing */
	},
	{ 0 }
};
