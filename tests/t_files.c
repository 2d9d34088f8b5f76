/* t_files.c - private directories, and where helpers are looked for */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "check.h"
#include "host/host.h"

static void
touch(const char *path, int mode)
{
	int fd = open(path, O_WRONLY | O_CREAT, mode);

	CHECK(fd != -1 && close(fd) == 0);
	CHECK(chmod(path, (mode_t)mode) == 0);
}

static int
exists(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

static void
test_tempdir(void)
{
	char		a[100], b[100], tiny[20];
	struct stat	st;

	CHECK(umask(0) != (mode_t)-1);
	CHECK(ks_tempdir(".", a, sizeof a) == 0);
	CHECK(ks_tempdir(".", b, sizeof b) == 0);
	CHECK(strncmp(a, "./", 2) == 0 && strcmp(a, b) != 0);
	CHECK(stat(a, &st) == 0 && (st.st_mode & 07777) == 0700);
	CHECK((st.st_mode & S_IFMT) == S_IFDIR && st.st_uid == geteuid());
	CHECK(ks_remove_tree(a) == 0 && !exists(a));
	CHECK(ks_remove_tree(a) == -1 && errno == ENOENT);
	CHECK(ks_remove_tree(b) == 0);
	CHECK(ks_tempdir("nothing", a, sizeof a) == -1 && errno == ENOENT);
	CHECK(ks_tempdir("cwd", tiny, sizeof tiny) == -1);
	CHECK(errno == ENAMETOOLONG);
}

/* A tree with links to what is outside, a directory that is closed, and
   more entries than one reading of a directory gives. */
static void
make_tree(const char *top)
{
	char	path[200];
	int	i;

	CHECK(chdir(top) == 0);
	CHECK(mkdir("sub", 0700) == 0 && mkdir("sub/deep", 0700) == 0);
	CHECK(symlink("../../outside", "sub/dirlink") == 0);
	CHECK(symlink("../../outside/file", "sub/filelink") == 0);
	CHECK(symlink("nowhere", "dangling") == 0);
	CHECK(symlink(".", "self") == 0);
	CHECK(link("../outside/file", "hardlink") == 0);
	touch("sub/deep/.hidden", 0);
	touch("sub/deep/...", 0600);
	for (i = 0; i < 1000; i++) {
		sprintf(path, "sub/many%d", i);
		touch(path, 0600);
	}
	CHECK(mkdir("closed", 0700) == 0);
	touch("closed/file", 0600);
	CHECK(chmod("closed", 0) == 0);
	CHECK(chdir("..") == 0);
}

static void
test_remove(void)
{
	CHECK(mkdir("outside", 0700) == 0 && mkdir("tree", 0700) == 0);
	touch("outside/file", 0640);
	make_tree("tree");
	CHECK(ks_remove_tree("tree") == 0 && !exists("tree"));
	CHECK(exists("outside") && exists("outside/file"));

	/* Not through a link, and not a file. */
	CHECK(symlink("outside", "link") == 0);
	CHECK(ks_remove_tree("link") == -1 && errno == ENOTDIR);
	CHECK(ks_remove_tree("outside/file") == -1 && errno == ENOTDIR);
	CHECK(exists("link") && exists("outside/file"));
	CHECK(unlink("link") == 0);
	CHECK(ks_remove_tree("outside") == 0);
}

static char	where[1024];
static char	environment[1100];

static void
look_in(const char *dir)
{
	sprintf(environment, "KERNSTONE_LIBEXEC=%.1000s", dir);
	CHECK(putenv(environment) == 0);
}

static int
found(const char *name, const char *in)
{
	char want[1100];

	sprintf(want, "%.500s/%s/%s", where, in, name);
	if (ks_helper(name, environment + 600, 500) != 0)
		return 0;
	if (strcmp(environment + 600, want) == 0)
		return 1;
	printf("%s is %s, not %s\n", name, environment + 600, want);
	return 0;
}

/* As if kernstone were x/bin/kernstone, called by a link to it. */
static void
test_helper(void)
{
	char path[100], tiny[8];

	CHECK(getcwd(where, 500) != NULL);
	CHECK(mkdir("x", 0700) == 0 && mkdir("x/bin", 0700) == 0);
	CHECK(mkdir("x/libexec", 0700) == 0 && mkdir("env", 0700) == 0);
	CHECK(mkdir("x/libexec/kernstone", 0700) == 0);
	touch("x/bin/kernstone", 0700);
	CHECK(symlink("bin/kernstone", "x/one") == 0);
	CHECK(symlink("x/one", "two") == 0);
	CHECK(symlink("loop", "loop") == 0);

	ks_self_init("./two");
	sprintf(path, "%.80s/x/bin/kernstone", "");
	CHECK(strstr(ks_self(), path) != NULL && ks_self()[0] == '/');

	look_in("");
	CHECK(ks_helper("ks-none", path, sizeof path) == -1);
	touch("x/libexec/kernstone/ks-none", 0700);
	CHECK(found("ks-none", "./x/bin/../libexec/kernstone"));
	touch("x/bin/ks-none", 0600);
	CHECK(found("ks-none", "./x/bin/../libexec/kernstone"));
	CHECK(chmod("x/bin/ks-none", 0700) == 0);
	CHECK(found("ks-none", "./x/bin"));
	CHECK(mkdir("env/ks-none", 0700) == 0);
	sprintf(path, "%.80s", "env");
	look_in(path);
	CHECK(found("ks-none", "./x/bin"));
	CHECK(rmdir("env/ks-none") == 0);
	touch("env/ks-none", 0700);
	CHECK(ks_helper("ks-none", path, sizeof path) == 0);
	CHECK(strcmp(path, "env/ks-none") == 0);
	CHECK(ks_helper("ks-none", tiny, sizeof tiny) == -1);
}

/* How a program may be called. */
static void
test_self(void)
{
	static char path[600];

	sprintf(path, "PATH=/nothing:%.500s/x/bin:", where);
	CHECK(putenv(path) == 0);
	ks_self_init("kernstone");
	CHECK(strstr(ks_self(), "/x/bin/kernstone") != NULL);
	ks_self_init("x/bin/kernstone");
	CHECK(ks_self()[0] == '/' && strstr(ks_self(), "/x/bin/k") != NULL);
	ks_self_init("nothing");
	CHECK(ks_self()[0] == '\0');
	ks_self_init("./loop");
	CHECK(ks_self()[0] == '\0');
	ks_self_init(NULL);
	CHECK(ks_self()[0] == '\0');
	CHECK(ks_helper("ks-nothing", path, sizeof path) == -1);
}

int
main(void)
{
	test_tempdir();
	test_remove();
	test_helper();
	test_self();
	return check_status();
}
