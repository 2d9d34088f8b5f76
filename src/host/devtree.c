/* devtree.c - what the firmware said of the CPUs */

#include "compat.h"

#include <dirent.h>

#include "host/ask.h"

/* Read a property of a CPU: the bytes read, 0 if there is none. */
static size_t
property(const char *dir, const char *cpu, const char *name, char *buf,
    size_t size)
{
	char	 path[1024];
	FILE	*f;
	size_t	 n;

	if (strlen(dir) + strlen(cpu) + strlen(name) + 3 > sizeof path)
		return 0;
	sprintf(path, "%s/%s/%s", dir, cpu, name);
	if ((f = fopen(path, "r")) == NULL)
		return 0;
	n = fread(buf, 1, size, f);
	(void)fclose(f);
	return n;
}

/* The property of whichever CPU comes first. */
static size_t
any(const char *dir, const char *name, char *buf, size_t size)
{
	DIR		*d = opendir(dir);
	struct dirent	*e;
	size_t		 n = 0;

	if (d == NULL)
		return 0;
	while (n == 0 && (e = readdir(d)) != NULL)
		if (e->d_name[0] != '.')
			n = property(dir, e->d_name, name, buf, size);
	(void)closedir(d);
	return n;
}

/* The clock in Hz, 0 if there is none: a big-endian number of 4 or 8
   bytes. */
double
ks_devtree_hz(const char *path)
{
	char	buf[8];
	size_t	n = any(path, "clock-frequency", buf, sizeof buf);

	if (n != 4 && n != 8)
		return 0;
	return ks_bytes_number((unsigned char *)buf, n, 1);
}

/* The first of the names a CPU is compatible with: 0, or -1. */
int
ks_devtree_name(const char *path, char *buf, size_t size)
{
	size_t n = any(path, "compatible", buf, size - 1);

	buf[n] = '\0';
	return buf[0] != '\0' ? 0 : -1;
}
