/* askfile.c - numbers in files, in bytes and in names */

#include "compat.h"

#include "host/ask.h"

/* The number at the start of a file, 0 if there is none. */
double
ks_file_number(const char *path)
{
	FILE	*f = fopen(path, "r");
	double	 x = 0;

	if (f == NULL)
		return 0;
	if (fscanf(f, "%lf", &x) != 1)
		x = 0;
	(void)fclose(f);
	return x;
}

/* An unsigned integer of n bytes, as a double, which holds those we ask for
   also where no integer type does. */
double
ks_bytes_number(const unsigned char *p, size_t n, int big)
{
	double	x = 0;
	size_t	i;

	for (i = 0; i < n; i++)
		x = x * 256 + p[big ? i : n - 1 - i];
	return x;
}

/* The N of "N MHz" in a text such as "CY7C601 @ 40 MHz", 0 if none. */
double
ks_text_mhz(const char *text)
{
	const char *s = strstr(text, "MHz");

	if (s == NULL)
		return 0;
	while (s > text && s[-1] == ' ')
		s--;
	while (s > text && strchr("0123456789.", s[-1]) != NULL)
		s--;
	return strtod(s, NULL);
}
