/* libexec.c - where the helper programs are */

#include "compat.h"

#include <sys/stat.h>

#include "host/host.h"

/* dir/name into path, where dir ends after len bytes: 0 if there is such a
   program. */
static int
try(const char *dir, size_t len, const char *name, char *path, size_t size)
{
	struct stat st;

	if (len == 0 || len + strlen(name) + 2 > size)
		return -1;
	memcpy(path, dir, len);
	path[len] = '/';
	strcpy(path + len + 1, name);
	if (stat(path, &st) != 0 || (st.st_mode & S_IFMT) != S_IFREG)
		return -1;
	return access(path, X_OK);
}

/* The path of a helper: in $KERNSTONE_LIBEXEC, beside this program, in
   ../libexec/kernstone from it, then where it was to be installed; 0, or
   -1 if there is none anywhere. */
int
ks_helper(const char *name, char *path, size_t size)
{
	static const char sub[] = "/../libexec/kernstone";
	const char	*env = getenv("KERNSTONE_LIBEXEC");
	const char	*self = ks_self();
	const char	*slash = strrchr(self, '/');
	size_t		 len = slash != NULL ? (size_t)(slash - self) : 0;
	char		 near[1024 + sizeof sub];

	memcpy(near, self, len);
	strcpy(near + len, sub);
	if (env != NULL && try(env, strlen(env), name, path, size) == 0)
		return 0;
	if (try(self, len, name, path, size) == 0 ||
	    try(near, slash != NULL ? strlen(near) : 0, name, path, size) == 0)
		return 0;
	return try(KS_LIBEXECDIR, strlen(KS_LIBEXECDIR), name, path, size);
}
