/* host.h - what only the host knows, one question per file */

#ifndef HOST_H
#define HOST_H

/* who.c: names of this system, "" where unknown; for the results file. */
struct ks_who {
	char	host[64];	/* pmax1 */
	char	os[64];		/* NetBSD 1.4.1 */
	char	machine[64];	/* pmax */
	char	cpu[100];	/* R3000A */
};
void	ks_who(struct ks_who *);

/* mhz.c: what the system says of the CPU's clock, MHz, and where it says it
   ("/proc/cpuinfo"); 0 if nowhere. */
double	ks_system_mhz(const char **origin);

/* memory.c: physical memory in bytes (a double: it may exceed a size_t);
   0 if unknown. */
double	ks_physical_memory(void);

/* rss.c: resident size of this process in kB, and the most it ever was; 0 if
   unknown. */
double	ks_resident(void);
double	ks_peak(void);

/* page.c: the size of a page in bytes. */
size_t	ks_pagesize(void);

/* nofile.c: ask for as many descriptors as are wanted, as far as a plain user
   may: the number one may then have (at most the number wanted), 0 if
   unknown. */
long	ks_descriptors(long want);

/* load.c: the 1 minute load average, or -1 if unknown. */
double	ks_load(void);

/* pin.c: the CPUs this process may run on, at most max of them, into cpu:
   how many, 0 where the host cannot pin; and run on one of them only, this
   process and its future children: 0, or -1 with errno. */
int	ks_cpus(int *cpu, int max);
int	ks_pin(int cpu);

/* self.c: note how this program was called, once, from main; then its own
   resolved path ("" if unknown). */
void	ks_self_init(const char *argv0);
const char *ks_self(void);

/* libexec.c: the path of a helper: 0, or -1 if there is none anywhere. */
int	ks_helper(const char *name, char *path, size_t);

/* sems.c: make two SysV semaphores of value 0: their id, or -1 with errno;
   remove them, -1 being none.  SIGSYS is ignored from then on: it is how
   kernels without semaphores answer. */
int	ks_sems_make(void);
void	ks_sems_remove(int id);

/* fsinfo.c: the type of the file system that dir is on, and the options of
   its mount, "" where unknown: 0, or -1 if the type is. */
struct ks_fs {
	char	type[32];	/* ext4 */
	char	options[200];	/* rw,noatime */
};
int	ks_fsinfo(const char *dir, struct ks_fs *);

/* tempdir.c: make a private directory in dir, and remove one with all that
   is in it: 0, or -1 with errno. */
int	ks_tempdir(const char *dir, char *path, size_t);
int	ks_remove_tree(const char *path);

#endif
