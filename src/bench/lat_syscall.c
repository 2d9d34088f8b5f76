/* lat_syscall.c - system calls that do little */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "bench.h"
#include "host/io.h"
#include "host/syscall.h"

/* A name of three parts, as lmbench's /var/tmp/lmbench, but relative to the
   private directory: the path searched is the same wherever that is. */
#define DIR1	"var"
#define DIR2	"var/tmp"
#define NAME	"var/tmp/file"

static int fd = -1;

static void
finish(struct ks_round *r)
{
	(void)r;
	if (fd != -1)
		(void)close(fd);
	fd = -1;
}

static int
null_loop(struct ks_round *r, unsigned long n)
{
	long parent = (long)getppid();

	while (n-- > 0)
		if (ks_getppid() != parent)
			return ks_why(r, -1, "the parent died");
	return 0;
}

/* Open a device; a host without it cannot run the benchmark. */
static int
device(struct ks_round *r, const char *name, int mode)
{
	char why[KS_WHY];

	fd = open(name, mode);
	if (fd != -1)
		return 0;
	if (errno != ENOENT && errno != ENXIO && errno != ENODEV)
		return -1;
	snprintf(why, sizeof why, "no %s", name);
	return ks_why(r, KS_SKIP, why);
}

static int
zero(struct ks_round *r)
{
	return device(r, "/dev/zero", O_RDONLY);
}

static int
read_loop(struct ks_round *r, unsigned long n)
{
	char	c;
	long	got;

	while (n-- > 0)
		if ((got = read(fd, &c, 1)) != 1)
			return ks_short(r, "read", 1, got);
	return 0;
}

static int
null(struct ks_round *r)
{
	return device(r, "/dev/null", O_WRONLY);
}

static int
write_loop(struct ks_round *r, unsigned long n)
{
	char	c = 0;
	long	got;

	while (n-- > 0)
		if ((got = write(fd, &c, 1)) != 1)
			return ks_short(r, "write", 1, got);
	return 0;
}

static int
file(struct ks_round *r)
{
	long got;

	if (mkdir(DIR1, 0700) != 0 || mkdir(DIR2, 0700) != 0)
		return -1;
	fd = open(NAME, O_RDWR | O_CREAT | O_EXCL, 0600);
	if (fd == -1)
		return -1;
	if ((got = write(fd, "kernstone\n", 10)) != 10)
		return ks_short(r, "write", 10, got);
	return 0;
}

static int
stat_loop(struct ks_round *r, unsigned long n)
{
	struct stat st;

	(void)r;
	while (n-- > 0)
		if (stat(NAME, &st) != 0)
			return -1;
	return 0;
}

static int
fstat_loop(struct ks_round *r, unsigned long n)
{
	struct stat st;

	(void)r;
	while (n-- > 0)
		if (fstat(fd, &st) != 0)
			return -1;
	return 0;
}

static int
open_loop(struct ks_round *r, unsigned long n)
{
	int f;

	(void)r;
	while (n-- > 0)
		if ((f = open(NAME, O_RDONLY)) == -1 || close(f) != 0)
			return -1;
	return 0;
}

const struct ks_bench ks_lat_syscall[] = {
	{
		"LatSyscall/null",
		"getppid(2), a system call that does nothing",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		NULL,				/* setup */
		null_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		NULL,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"null call (Simple syscall); asked with syscall(2) where there "
		    "is one, so that no library can answer instead",
		NULL				/* missing */
	},
	{
		"LatSyscall/read",
		"read(2) of a byte of /dev/zero",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		zero,				/* setup */
		read_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Simple read; half of null I/O",
		NULL				/* missing */
	},
	{
		"LatSyscall/write",
		"write(2) of a byte to /dev/null",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		null,				/* setup */
		write_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Simple write; half of null I/O",
		NULL				/* missing */
	},
	{
		"LatSyscall/stat",
		"stat(2) of a file whose name has three parts",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		file,				/* setup */
		stat_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"stat (Simple stat); the name is relative, theirs is "
		    "/var/tmp/lmbench unless told otherwise",
		NULL				/* missing */
	},
	{
		"LatSyscall/fstat",
		"fstat(2) of an open file",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		file,				/* setup */
		fstat_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"Simple fstat",
		NULL				/* missing */
	},
	{
		"LatSyscall/open",
		"open(2) and close(2) of the file of stat",
		NULL,				/* params */
		"ns/op", KS_LOWER, KS_REPEATABLE,
		0, 2,				/* needs, goal */
		file,				/* setup */
		open_loop,			/* loop */
		NULL, NULL,			/* baseline, twice */
		finish,				/* finish */
		NULL, NULL,			/* derive, parts */
		NULL,				/* less */
		"open clos (Simple open/close); the name as for stat",
		NULL				/* missing */
	},
	{ 0 }
};
