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

/* A size in bytes between lo and hi, as names of points have it ("64M"),
   into buf, of KS_SIZE bytes. */
char *
ks_size_text(char *buf, double lo, double hi)
{
	static const char	*const letter[] = { "", "K", "M", "G" };
	double			 unit, x = roundest(lo, hi, &unit);
	int			 i = 0;

	for (; i < 3 && unit >= 1024; unit /= 1024, i++)
		x /= 1024;
	if (x < 4294967295.0)		/* which is faster, and of most */
		sprintf(buf, "%lu%s", (unsigned long)x, letter[i]);
	else
		sprintf(buf, "%.0f%s", x, letter[i]);
	return buf;
}
