/* sizetext.c - a size, from a number that was rounded */

#include "compat.h"

#include "result/reader.h"

/* The multiple of the greatest power of two, *unit, that lies between lo and
   hi: 64 MB were once printed as 67.11. */
static double
roundest(double lo, double hi, double *unit)
{
	double	x = 0, u = 1;

	while (u <= hi)
		u *= 2;
	for (; u > 1; u /= 2)		/* x: the last multiple below lo */
		if (x + u < lo)
			x += u;
		else if (x + u <= hi)
			break;
	*unit = u;
	return x + u;
}

/* Put the digits of a number where end is, and before it: where they begin.
   sprintf() takes ten times as long, and files of lmbench have many sizes. */
static char *
digits(char *end, unsigned long n)
{
	do
		*--end = (char)('0' + n % 10);
	while ((n /= 10) > 0);
	return end;
}

/* A size in bytes between lo and hi, as names of points have it ("64M"),
   into buf, of KS_SIZE bytes. */
char *
ks_size_text(char *buf, double lo, double hi)
{
	static const char	*const letter[] = { "", "K", "M", "G" };
	double			 unit, x = roundest(lo, hi, &unit);
	char			 text[12] = "";
	int			 i = 0;

	for (; i < 3 && unit >= 1024; unit /= 1024, i++)
		x /= 1024;
	if (x < 4294967295.0)
		strcat(strcpy(buf, digits(text + sizeof text - 1,
		    (unsigned long)x)), letter[i]);
	else
		sprintf(buf, "%.0f%s", x, letter[i]);
	return buf;
}
