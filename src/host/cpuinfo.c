/* cpuinfo.c - what /proc/cpuinfo says, on each architecture in its way */

#include "compat.h"

#include <ctype.h>

#include "host/ask.h"

#define LINE	512

static double
decimal(const char *s)
{
	return strtod(s, NULL);
}

static double
hz(const char *s)
{
	return strtod(s, NULL) / 1e6;
}

/* Hz in hexadecimal, more than a long may hold. */
static double
hexhz(const char *s)
{
	static const char	 digits[] = "0123456789abcdef";
	const char		*d;
	double			 x = 0;

	for (; *s != '\0'; s++) {
		d = strchr(digits, tolower((unsigned char)*s));
		if (d == NULL)
			break;
		x = x * 16 + (double)(d - digits);
	}
	return x / 1e6;
}

static const struct {
	const char	*key;		/* lower case */
	double		(*mhz)(const char *);
} clocks[] = {
	{ "cpu mhz", decimal },			/* x86, ia64, parisc */
	{ "cpu mhz dynamic", decimal },		/* s390 */
	{ "clock", decimal },			/* powerpc: "1420.0MHz" */
	{ "cycle frequency [hz]", hz },		/* alpha: "599999994 est." */
	{ "cpu0clktck", hexhz },		/* sparc64 */
	{ "clocking", decimal },		/* m68k: "32.6MHz" */
	{ "cpu clock", decimal },		/* sh */
	{ "cpu-mhz", decimal },			/* microblaze */
	{ "cpu speed", decimal },		/* arc */
	{ NULL, NULL }
};

/* Best first; some architectures have several of them. */
static const char *const names[] = {
	"model name",			/* x86, arm, loongarch */
	"cpu model",			/* mips, alpha */
	"cpu type",			/* sh */
	"uarch",			/* riscv */
	"cpu",				/* powerpc, sparc, m68k, parisc */
	"cpu part",			/* arm64: a number */
	NULL
};

/* Split a line at its colon: the value, and key in lower case without the
   blanks before the colon; NULL if there is no colon or no value. */
static char *
split(char *line, char *key)
{
	char	*colon = strchr(line, ':');
	char	*end = colon, *s;

	if (colon == NULL)
		return NULL;
	while (end > line && isspace((unsigned char)end[-1]))
		end--;
	for (s = line; s < end; s++)
		*key++ = (char)tolower((unsigned char)*s);
	*key = '\0';
	do
		colon++;
	while (isspace((unsigned char)*colon));
	colon[strcspn(colon, "\r\n")] = '\0';
	return *colon != '\0' ? colon : NULL;
}

static double
line_mhz(const char *key, const char *value)
{
	int i;

	for (i = 0; clocks[i].key != NULL; i++)
		if (strcmp(clocks[i].key, key) == 0)
			return clocks[i].mhz(value);
	return 0;
}

/* The clock of the first CPU in MHz, 0 if the file does not say. */
double
ks_cpuinfo_mhz(const char *path)
{
	char	 line[LINE], key[LINE], *value;
	FILE	*f = fopen(path, "r");
	double	 mhz = 0;

	if (f == NULL)
		return 0;
	while (mhz <= 0 && fgets(line, sizeof line, f) != NULL)
		if ((value = split(line, key)) != NULL)
			mhz = line_mhz(key, value);
	(void)fclose(f);
	return mhz > 0 ? mhz : 0;
}

/* The value of the first line of this key: 0, or -1. */
static int
find(FILE *f, const char *wanted, char *buf, size_t size)
{
	char line[LINE], key[LINE], *value;

	while (fgets(line, sizeof line, f) != NULL) {
		value = split(line, key);
		if (value == NULL || strcmp(key, wanted) != 0)
			continue;
		strncpy(buf, value, size - 1);
		buf[size - 1] = '\0';
		return 0;
	}
	return -1;
}

/* The name of the first CPU: 0, or -1 if the file does not say. */
int
ks_cpuinfo_name(const char *path, char *buf, size_t size)
{
	FILE	*f = fopen(path, "r");
	int	 i, r = -1;

	if (f == NULL)
		return -1;
	for (i = 0; r != 0 && names[i] != NULL; i++) {
		rewind(f);
		r = find(f, names[i], buf, size);
	}
	(void)fclose(f);
	return r;
}
