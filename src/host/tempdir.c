/* tempdir.c - a private directory, and its end */

#include "compat.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>

#include "host/host.h"

#define PATHSIZE	2048
#define TRIES		100

/* Bits that others cannot foretell where there is a /dev/urandom, and will
   hardly where there is none; mkdir(2), not they, keeps us from using what
   is there already. */
static unsigned long
chance(void)
{
	static unsigned long	x;
	unsigned long		y = 0;
	struct timeval		tv;
	int			fd;

	if ((fd = open("/dev/urandom", O_RDONLY)) != -1) {
		(void)!read(fd, &y, sizeof y);
		(void)close(fd);
	}
	(void)gettimeofday(&tv, NULL);
	x = x * 69069 + (unsigned long)tv.tv_usec;
	x ^= y ^ (unsigned long)tv.tv_sec << 12 ^ (unsigned long)getpid();
	return x & 0xffffffffUL;
}

/* Make a private directory in dir and put its path into path: 0, or -1 with
   errno.  The path is relative if dir is. */
int
ks_tempdir(const char *dir, char *path, size_t size)
{
	int i;

	if (strlen(dir) + sizeof "/kernstone.01234567" > size) {
		errno = ENAMETOOLONG;
		return -1;
	}
	for (i = 0; i < TRIES; i++) {
		sprintf(path, "%s/kernstone.%08lx", dir, chance());
		if (mkdir(path, 0700) == 0)
			return 0;
		if (errno != EEXIST)
			return -1;
	}
	return -1;
}

static int remove_dir(char *, dev_t);

/* Remove what is at path, if it is on this device; a link is removed and
   not followed. */
static int
remove_any(char *path, dev_t device)
{
	struct stat st;

	if (lstat(path, &st) != 0)
		return errno == ENOENT ? 0 : -1;
	if ((st.st_mode & S_IFMT) != S_IFDIR)
		return unlink(path);
	if (st.st_dev == device)
		return remove_dir(path, device);
	errno = EXDEV;
	return -1;
}

/* Remove the entries of directory path: how many, and -1 in *status if one
   would not go. */
static int
remove_entries(char *path, dev_t device, int *status)
{
	size_t		 len = strlen(path);
	struct dirent	*d;
	DIR		*dir;
	int		 removed = 0;

	if ((dir = opendir(path)) == NULL) {
		*status = -1;
		return 0;
	}
	while ((d = readdir(dir)) != NULL) {
		if (strcmp(d->d_name, ".") == 0 ||
		    strcmp(d->d_name, "..") == 0)
			continue;
		if (len + strlen(d->d_name) + 2 > PATHSIZE) {
			*status = -1;
			continue;
		}
		path[len] = '/';
		strcpy(path + len + 1, d->d_name);
		if (remove_any(path, device) == 0)
			removed++;
		else
			*status = -1;
		path[len] = '\0';
	}
	(void)closedir(dir);
	return removed;
}

/* Some file systems skip entries when others are removed meanwhile: read
   again until nothing more goes. */
static int
remove_dir(char *path, dev_t device)
{
	int status;

	(void)chmod(path, 0700);
	do
		status = 0;
	while (remove_entries(path, device, &status) > 0);
	return rmdir(path) == 0 && status == 0 ? 0 : -1;
}

/* Remove the directory path with all that is in it: 0, or -1 with errno. */
int
ks_remove_tree(const char *path)
{
	struct stat	st;
	char		buf[PATHSIZE];

	if (strlen(path) >= sizeof buf) {
		errno = ENAMETOOLONG;
		return -1;
	}
	strcpy(buf, path);
	if (lstat(buf, &st) != 0)
		return -1;
	if ((st.st_mode & S_IFMT) != S_IFDIR) {
		errno = ENOTDIR;
		return -1;
	}
	return remove_dir(buf, st.st_dev);
}
