/* lat_http.c - a small file by HTTP */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/io.h"
#include "host/loopback.h"
#include "host/partner.h"

#define MOST	200	/* connections of a batch, and of a round */
#define CALLERS	5	/* that may wait; there is one */
#define SIZE	1024	/* of the file */
#define NAME	"file"
#define FILE_WANTED "GET /" NAME " HTTP/"
#define REQUEST	FILE_WANTED "1.0\r\n\r\n"
#define HEAD	"HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\n" \
		"Content-Length: 1024\r\n\r\n"
#define MISSED	"HTTP/1.0 404 Not Found\r\n\r\n"

static struct ks_partner	partner;
static int			listening;
static struct ks_address	address;
static char			contents[SIZE];

/* Read a request: its length, or -1; it ends with an empty line. */
static int
request(int fd, char *buf, int size)
{
	int n = 0, got;

	do {
		if (n + 1 >= size ||
		    (got = (int)read(fd, buf + n, (size_t)(size - n - 1))) <= 0)
			return -1;
		n += got;
		buf[n] = '\0';
	} while (strstr(buf, "\r\n\r\n") == NULL);
	return n;
}

/* Answer one request.  There is one file: others of this machine may ask
   for anything. */
static void
answer(int fd)
{
	char	buf[sizeof HEAD + SIZE];
	int	file, n = -1;

	if (request(fd, buf, (int)sizeof buf) == -1)
		return;
	if (strncmp(buf, FILE_WANTED, sizeof FILE_WANTED - 1) == 0 &&
	    (file = open(NAME, O_RDONLY)) != -1) {
		strcpy(buf, HEAD);
		n = (int)read(file, buf + sizeof HEAD - 1, (size_t)SIZE);
		(void)close(file);
	}
	if (n == SIZE)
		(void)!write(fd, buf, sizeof HEAD - 1 + SIZE);
	else
		(void)!write(fd, MISSED, sizeof MISSED - 1);
}

/* The partner: a server of files. */
static int
serve(void *arg)
{
	int fd;

	(void)arg;
	for (;;) {
		fd = accept(listening, NULL, NULL);
		if (fd != -1) {
			answer(fd);
			(void)close(fd);
		} else if (errno != EINTR && errno != ECONNABORTED)
			return 1;
	}
}

static int
make_file(struct ks_round *r)
{
	long	got;
	int	fd, i;

	for (i = 0; i < SIZE; i++)
		contents[i] = (char)(i % 64 == 63 ? '\n' : ' ' + i % 64);
	if ((fd = open(NAME, O_WRONLY | O_CREAT | O_EXCL, 0600)) == -1)
		return ks_failed(r, "open");
	got = write(fd, contents, sizeof contents);
	if (close(fd) != 0 && got == SIZE)
		return ks_failed(r, "close");
	return got == SIZE ? 0 : ks_short(r, "write", (long)SIZE, got);
}

static int
setup(struct ks_round *r)
{
	int fd, version = ks_version(r);

	if (make_file(r) != 0)
		return -1;
	if ((fd = ks_listener(version, CALLERS, &address)) == -1)
		return ks_no_loopback(r, version, "listen");
	listening = fd;
	r->most = r->total = MOST;
	if (ks_partner_start(r, &partner, serve, NULL) != 0)
		return ks_failed(r, "fork");
	ks_shut(&listening);
	return 0;
}

/* Read all there is: 0 if it is the file and no more. */
static int
receive(struct ks_round *r, int fd)
{
	char	buf[sizeof HEAD + SIZE];
	size_t	n = 0;
	long	got;

	while ((got = read(fd, buf + n, sizeof buf - n)) > 0)
		n += (size_t)got;
	if (got == -1)
		return ks_failed(r, "read");
	if (n < 13 || memcmp(buf + 8, " 200 ", 5) != 0)
		return ks_why(r, -1, "the server has not the file");
	if (n != sizeof buf - 1 ||
	    memcmp(buf + sizeof HEAD - 1, contents, (size_t)SIZE) != 0)
		return ks_why(r, -1, "the file came spoilt");
	return 0;
}

static int
get(struct ks_round *r, int fd)
{
	long got;

	if (connect(fd, &address.u.any, address.size) != 0)
		return ks_failed(r, "connect");
	got = write(fd, REQUEST, sizeof REQUEST - 1);
	if (got != (long)sizeof REQUEST - 1)
		return ks_short(r, "write", (long)sizeof REQUEST - 1, got);
	return receive(r, fd);
}

static int
loop(struct ks_round *r, unsigned long n)
{
	int fd, bad;

	while (n-- > 0) {
		fd = socket(address.u.any.sa_family, SOCK_STREAM, 0);
		if (fd == -1)
			return ks_failed(r, "socket");
		bad = get(r, fd);
		if (close(fd) != 0 && !bad)
			return ks_failed(r, "close");
		if (bad)
			return -1;
	}
	return 0;
}

static void
finish(struct ks_round *r)
{
	(void)r;
	ks_partner_kill(&partner);
	ks_shut(&listening);
}

const struct ks_bench ks_lat_http[] = {
	{
		"LatHTTP",
		"GET of a file of 1 KB by HTTP/1.0 over the loopback "
		    "interface, from a small server in another process",
		"family=|6 cpus=|2 placement=|free",	/* params */
		"ns/op", KS_LOWER, KS_PERTURBING,
		0, 2,				/* needs, goal */
		setup,				/* setup */
		loop,				/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Avg xfer of lat_http, which gets files of any sizes from a "
		    "server that must be there",
		NULL				/* missing */
	},
	{ 0 }
};
