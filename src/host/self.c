/* self.c - the path of this program */

#include "compat.h"

#include <sys/stat.h>

#include "host/host.h"

#define PATHSIZE	1024
#define MAXLINKS	40

static char self[PATHSIZE];

static int
runnable(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && (st.st_mode & S_IFMT) == S_IFREG &&
	    access(path, X_OK) == 0;
}

/* dir/name into path; name alone if dir is empty or name absolute; 0, or -1
   if it does not fit. */
static int
join(char *path, const char *dir, size_t len, const char *name)
{
	if (name[0] == '/')
		len = 0;
	if (len + strlen(name) + 2 > PATHSIZE)
		return -1;
	memmove(path, dir, len);
	if (len > 0 && path[len - 1] != '/')
		path[len++] = '/';
	strcpy(path + len, name);
	return 0;
}

/* Look along $PATH as the shell did; an empty part is the working
   directory. */
static int
search(char *path, const char *name)
{
	const char	*p = getenv("PATH");
	size_t		 n;

	for (; p != NULL; p = p[n] == ':' ? p + n + 1 : NULL) {
		n = strcspn(p, ":");
		if (join(path, p, n, name) == 0 && runnable(path))
			return 0;
	}
	return -1;
}

/* Follow the symbolic links of the last component; those before it need
   not be: the kernel goes through them and "..", from there, is right. */
static int
follow(char *path)
{
	char	link[PATHSIZE], from[PATHSIZE];
	char	*slash;
	int	n, i;

	for (i = 0; i < MAXLINKS; i++) {
		n = (int)readlink(path, link, sizeof link - 1);
		if (n < 0)
			return 0;
		link[n] = '\0';
		strcpy(from, path);
		slash = strrchr(from, '/');
		if (join(path, from, (size_t)(slash - from + 1), link) != 0)
			return -1;
	}
	return -1;
}

static int
resolve(char *path, const char *argv0)
{
	char dir[PATHSIZE], name[PATHSIZE];

	if (strchr(argv0, '/') == NULL) {
		if (search(name, argv0) != 0)
			return -1;
	} else if (join(name, "", 0, argv0) != 0)
		return -1;
	if (name[0] != '/' && getcwd(dir, sizeof dir) == NULL)
		return -1;
	if (join(path, dir, name[0] == '/' ? 0 : strlen(dir), name) != 0 ||
	    follow(path) != 0)
		return -1;
	return runnable(path) ? 0 : -1;
}

/* Note how this program was called; once, from main, before anything
   changes the working directory. */
void
ks_self_init(const char *argv0)
{
	if (argv0 == NULL || resolve(self, argv0) != 0)
		self[0] = '\0';
}

/* The absolute path of this program, "" if unknown. */
const char *
ks_self(void)
{
	return self;
}
