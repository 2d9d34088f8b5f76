/* flow.c - a partner that writes much, for us to read */

#include "compat.h"

#include "bench.h"
#include "host/flow.h"
#include "host/io.h"
#include "host/partner.h"

static struct ks_partner	 partner;
static int			 in, out;	/* of the flow */
static int			 go[2];		/* how many messages */
static int			 done[2];	/* bytes written so far */
static char			*buffer;
static unsigned long		 total;		/* the round read so far */

/* Write it all: the bytes written, or -1. */
static long
push(long size)
{
	long n = 0, got;

	while (n < size) {
		got = write(out, buffer, (size_t)(size - n));
		if (got <= 0)
			return -1;
		n += got;
	}
	return n;
}

/* The partner: when told to, write messages, then say how many bytes it has
   written since it began. */
static int
serve(void *arg)
{
	unsigned long	written = 0;
	long		got;
	int		messages;

	(void)arg;
	ks_shut(&in);
	ks_shut(&go[1]);
	ks_shut(&done[0]);
	while (read(go[0], &messages, sizeof messages) ==
	    (long)sizeof messages) {
		for (; messages > 0; messages--) {
			if ((got = push((long)KS_MESSAGE)) == -1)
				return 1;
			written += (unsigned long)got;
		}
		if (write(done[1], &written, sizeof written) !=
		    (long)sizeof written)
			return 1;
	}
	return 0;
}

/* Start the partner; the descriptors become ours to close. */
int
ks_flow_start(struct ks_round *r, int from, int to)
{
	in = from;
	out = to;
	total = 0;
	r->bytes = KS_MESSAGE;
	r->least = 4;		/* that the handshake is a small part */
	r->ops = KS_MESSAGES;
	if ((buffer = malloc((size_t)KS_MESSAGE)) == NULL)
		return -1;
	memset(buffer, 'k', (size_t)KS_MESSAGE);
	if (pipe(go) != 0 || pipe(done) != 0)
		return ks_failed(r, "pipe");
	if (ks_partner_start(r, &partner, serve, NULL) != 0)
		return ks_failed(r, "fork");
	ks_shut(&out);
	ks_shut(&go[0]);
	ks_shut(&done[1]);
	return 0;
}

/* Read that many bytes. */
static int
pull(struct ks_round *r, long size)
{
	long got, want;

	for (; size > 0; size -= got) {
		want = size < KS_MESSAGE ? size : KS_MESSAGE;
		got = read(in, buffer, (size_t)want);
		if (got <= 0)
			return ks_short(r, "read", want, got);
		total += (unsigned long)got;
	}
	return 0;
}

static int
turns(struct ks_round *r, int messages, unsigned long n)
{
	unsigned long	written;
	long		got;

	while (n-- > 0) {
		got = write(go[1], &messages, sizeof messages);
		if (got != (long)sizeof messages)
			return ks_short(r, "write", (long)sizeof messages,
			    got);
		if (pull(r, (long)messages * KS_MESSAGE) != 0)
			return -1;
		got = read(done[0], &written, sizeof written);
		if (got != (long)sizeof written)
			return ks_short(r, "read", (long)sizeof written, got);
		if (written != total)
			return ks_why(r, -1, "not as many bytes came as went");
	}
	return 0;
}

/* n turns of KS_MESSAGES messages: 0, or -1 with the reason noted. */
int
ks_flow_loop(struct ks_round *r, unsigned long n)
{
	return turns(r, KS_MESSAGES, n);
}

/* n turns of none. */
int
ks_flow_baseline(struct ks_round *r, unsigned long n)
{
	return turns(r, 0, n);
}

/* The end, from whatever state there is. */
void
ks_flow_stop(struct ks_round *r)
{
	(void)r;
	ks_shut(&in);
	ks_shut(&go[1]);
	(void)ks_partner_stop(&partner);
	ks_shut(&out);
	ks_shut(&go[0]);
	ks_shut(&done[0]);
	ks_shut(&done[1]);
	free(buffer);
	buffer = NULL;
}
