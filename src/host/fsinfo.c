/* fsinfo.c - the type of a file system, and the options of its mount */

#include "compat.h"

#include <sys/param.h>
#include <sys/stat.h>
#if defined(HAVE_SETMNTENT) && defined(HAVE_MNTENT_H)
#include <mntent.h>
#elif defined(HAVE_STRUCT_STATFS_F_FSTYPENAME)
#include <sys/mount.h>
#elif defined(HAVE_STRUCT_STATVFS_F_FSTYPENAME) || \
    defined(HAVE_STRUCT_STATVFS_F_BASETYPE)
#include <sys/statvfs.h>
#endif

#include "host/host.h"

#if defined(HAVE_SETMNTENT) && defined(HAVE_MNTENT_H)

/* Best first: what the kernel says of this process, before the lists that
   mount(8) keeps. */
static const char *const lists[] = {
	"/proc/self/mounts", "/etc/mtab", "/etc/mnttab", NULL
};

/* Look in an open list for the device: of several mounts the last is seen. */
static int
look(FILE *list, dev_t dev, struct ks_fs *fs)
{
	struct mntent	*m;
	struct stat	 st;
	int		 found = 0;

	while ((m = getmntent(list)) != NULL) {
		if (stat(m->mnt_dir, &st) != 0 || st.st_dev != dev)
			continue;
		found = 1;
		snprintf(fs->type, sizeof fs->type, "%s", m->mnt_type);
		snprintf(fs->options, sizeof fs->options, "%s", m->mnt_opts);
	}
	return found;
}

static int
find(const char *dir, struct ks_fs *fs)
{
	struct stat	 st;
	FILE		*list;
	int		 i, found = 0;

	if (stat(dir, &st) != 0)
		return -1;
	for (i = 0; !found && lists[i] != NULL; i++)
		if ((list = setmntent(lists[i], "r")) != NULL) {
			found = look(list, st.st_dev, fs);
			(void)endmntent(list);
		}
	return found ? 0 : -1;
}

#elif defined(HAVE_STRUCT_STATFS_F_FSTYPENAME) || \
    defined(HAVE_STRUCT_STATVFS_F_FSTYPENAME)

static const struct {
	unsigned long	 flag;
	const char	*name;
} flags[] = {
#ifdef MNT_RDONLY
	{ MNT_RDONLY, "ro" },
#endif
#ifdef MNT_SYNCHRONOUS
	{ MNT_SYNCHRONOUS, "sync" },
#endif
#ifdef MNT_ASYNC
	{ MNT_ASYNC, "async" },
#endif
#ifdef MNT_NOATIME
	{ MNT_NOATIME, "noatime" },
#endif
#ifdef MNT_SOFTDEP
	{ MNT_SOFTDEP, "softdep" },
#endif
#ifdef MNT_LOG
	{ MNT_LOG, "log" },
#endif
#ifdef MNT_JOURNALED
	{ MNT_JOURNALED, "journaled" },
#endif
#ifdef MNT_GJOURNAL
	{ MNT_GJOURNAL, "gjournal" },
#endif
#ifdef MNT_NOEXEC
	{ MNT_NOEXEC, "noexec" },
#endif
#ifdef MNT_NOSUID
	{ MNT_NOSUID, "nosuid" },
#endif
#ifdef MNT_NODEV
	{ MNT_NODEV, "nodev" },
#endif
	{ 0, NULL }
};

static void
describe(const char *type, unsigned long set, struct ks_fs *fs)
{
	int i;

	snprintf(fs->type, sizeof fs->type, "%s", type);
	for (i = 0; flags[i].name != NULL; i++)
		if ((set & flags[i].flag) != 0)
			strcat(strcat(fs->options,
			    fs->options[0] != '\0' ? "," : ""), flags[i].name);
}

#ifdef HAVE_STRUCT_STATFS_F_FSTYPENAME
static int
find(const char *dir, struct ks_fs *fs)
{
	struct statfs st;

	if (statfs(dir, &st) != 0)
		return -1;
	describe(st.f_fstypename, (unsigned long)st.f_flags, fs);
	return 0;
}
#else
static int
find(const char *dir, struct ks_fs *fs)
{
	struct statvfs st;

	if (statvfs(dir, &st) != 0)
		return -1;
	describe(st.f_fstypename, (unsigned long)st.f_flag, fs);
	return 0;
}
#endif

#elif defined(HAVE_STRUCT_STATVFS_F_BASETYPE)

static int
find(const char *dir, struct ks_fs *fs)
{
	struct statvfs st;

	if (statvfs(dir, &st) != 0)
		return -1;
	snprintf(fs->type, sizeof fs->type, "%s", st.f_basetype);
	snprintf(fs->options, sizeof fs->options, "%s",
	    (st.f_flag & ST_RDONLY) != 0 ? "ro" : "");
	return 0;
}

#else

static int
find(const char *dir, struct ks_fs *fs)
{
	(void)dir;
	(void)fs;
	return -1;
}

#endif

/* Of the file system that dir is on, "" where unknown: 0, or -1. */
int
ks_fsinfo(const char *dir, struct ks_fs *fs)
{
	memset(fs, 0, sizeof *fs);
	return find(dir, fs);
}
