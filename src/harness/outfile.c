/* outfile.c - the results file: made new, or added to */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "harness/outfile.h"

#define MODE	0666

static FILE *
stream(int fd, const char *name, char *err, size_t size)
{
	FILE	*f = NULL;
	int	 e = errno;

	if (fd >= 0) {
		fcntl(fd, F_SETFD, 1);	/* rounds have no business with it */
		f = fdopen(fd, "a");
		e = errno;
	}
	if (f == NULL)
		snprintf(err, size, "%.150s: %s", name, strerror(e));
	return f;
}

static int
create(const char *name)
{
	return open(name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND, MODE);
}

FILE *
ks_out_create(const char *name, const char *host, char *buf, size_t size,
    char *err, size_t errsize)
{
	int fd, i = 0;

	if (name != NULL) {
		snprintf(buf, size, "%s", name);
		return stream(create(buf), buf, err, errsize);
	}
	do {
		snprintf(buf, size, "%.60s.%d.ks", *host != '\0' ? host :
		    "unknown", i++);
		fd = create(buf);
	} while (fd < 0 && errno == EEXIST);
	return stream(fd, buf, err, errsize);
}

/* The length of fd up to its last newline, or -1. */
static long
whole_lines(int fd)
{
	char	c = '\n';
	long	n;

	n = (long)lseek(fd, (off_t)0, SEEK_END);
	while (n > 0) {
		if (lseek(fd, (off_t)(n - 1), SEEK_SET) < 0 ||
		    read(fd, &c, 1) != 1)
			return -1;
		if (c == '\n')
			break;
		n--;
	}
	return n;
}

FILE *
ks_out_append(const char *name, char *err, size_t errsize)
{
	long	n;
	int	fd;

	fd = open(name, O_RDWR | O_APPEND);
	if (fd >= 0 && ((n = whole_lines(fd)) < 0 ||
	    ftruncate(fd, (off_t)n) != 0)) {
		close(fd);
		fd = -1;
	}
	return stream(fd, name, err, errsize);
}
