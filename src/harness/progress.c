/* progress.c - how far a run is, on a terminal */

#include "compat.h"

#include "harness/progress.h"

#define WIDTH	79

static void
show(const char *text)
{
	fprintf(stderr, "\r%-*.*s\r", WIDTH, WIDTH, text);
	fflush(stderr);
}

static void
time_text(char *buf, size_t size, double s)
{
	if (s < 90)
		snprintf(buf, size, "%.0f s", s);
	else
		snprintf(buf, size, "%.0f min", s / 60);
}

void
ks_progress(const char *point, int round, int done, int left, double elapsed)
{
	char text[160], when[32];

	if (!isatty(2))
		return;
	strcpy(when, "?");
	if (done > 0)
		time_text(when, sizeof when, elapsed / done * left);
	snprintf(text, sizeof text, "%d of %d rounds, %s left: %.60s, "
	    "round %d", done, done + left, when, point, round);
	show(text);
}

void
ks_progress_end(void)
{
	if (isatty(2))
		show("");
}
