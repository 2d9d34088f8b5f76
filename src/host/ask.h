/* ask.h - places where hosts keep what they know, for the files of host/ */

#ifndef KS_ASK_H
#define KS_ASK_H

/* cpuinfo.c: a file like Linux's /proc/cpuinfo: the clock, MHz, 0 if it does
   not say; the name of the CPU: 0, or -1. */
double	ks_cpuinfo_mhz(const char *path);
int	ks_cpuinfo_name(const char *path, char *buf, size_t);

/* devtree.c: a directory like /proc/device-tree/cpus: likewise, but Hz. */
double	ks_devtree_hz(const char *path);
int	ks_devtree_name(const char *path, char *buf, size_t);

/* asksysctl.c: a variable of sysctl(3): a number, 0 if there is none; a
   text: 0, or -1; the N of "N MHz" in a text, 0 if it is not there. */
double	ks_sysctl_number(const char *name);
int	ks_sysctl_text(const char *name, char *buf, size_t);
double	ks_sysctl_mhz(const char *name);

/* askfile.c: the number at the start of a file, 0 if there is none; an
   unsigned integer of n bytes, the first the highest if big is set; the N of
   "N MHz" in a text, 0 if it is not there. */
double	ks_file_number(const char *path);
double	ks_bytes_number(const unsigned char *, size_t n, int big);
double	ks_text_mhz(const char *);

#endif
