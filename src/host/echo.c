/* echo.c - a partner that sends back what comes */

#include "compat.h"

#include "bench.h"
#include "host/echo.h"
#include "host/io.h"
#include "host/partner.h"

static struct ks_partner partner;

static void
shut(int *in, int *out)
{
	if (*out == *in)
		*out = 0;
	ks_shut(in);
	ks_shut(out);
}

/* The partner: what comes in datagrams has no end, so it is killed. */
static int
serve(void *arg)
{
	struct ks_echo	*e = arg;
	char		 buf[KS_ECHO];
	long		 got;

	shut(&e->in, &e->out);
	while ((got = read(e->its_in, buf, (size_t)e->size)) == e->size)
		if (write(e->its_out, buf, (size_t)e->size) != e->size)
			return 1;
	return got != 0;
}

/* Start the partner: 0, or -1 with the reason noted. */
int
ks_echo_start(struct ks_round *r, struct ks_echo *e)
{
	if (ks_partner_start(r, &partner, serve, e) != 0)
		return ks_failed(r, "fork");
	shut(&e->its_in, &e->its_out);
	return 0;
}

/* n round trips of a message: 0, or -1. */
int
ks_echo_loop(struct ks_round *r, struct ks_echo *e, unsigned long n)
{
	char	buf[KS_ECHO];
	int	in = e->in, out = e->out;
	long	size = e->size, got;

	memset(buf, 0, sizeof buf);
	while (n-- > 0) {
		if ((got = write(out, buf, (size_t)size)) != size)
			return ks_short(r, "write", size, got);
		if ((got = read(in, buf, (size_t)size)) != size)
			return ks_short(r, "read", size, got);
	}
	return 0;
}

/* The end, from whatever state there is. */
void
ks_echo_stop(struct ks_echo *e)
{
	shut(&e->in, &e->out);
	shut(&e->its_in, &e->its_out);
	ks_partner_kill(&partner);
}
