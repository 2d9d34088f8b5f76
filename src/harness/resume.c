/* resume.c - going on with a run that was begun */

#include "compat.h"

#include "harness/resume.h"
#include "harness/run.h"
#include "host/host.h"
#include "result/result.h"
#include "util.h"

/* Figures of one run come from one system. */
static int
same(const struct ks_system *sys, const char *key, const char *here,
    char *err, size_t size)
{
	const char *there = ks_key(sys, key);

	if (there == NULL)
		there = "";
	if (strcmp(there, here) == 0)
		return 0;
	snprintf(err, size, "%.100s: made with %s '%.60s', this is '%.60s'",
	    sys->file, key, there, here);
	return -1;
}

/* The value of name=value among the options, or otherwise. */
static double
option(const char *options, const char *name, double otherwise)
{
	size_t		 n = strlen(name);
	const char	*s;

	for (s = options; s != NULL && *s != '\0'; s += *s == ' ') {
		if (strncmp(s, name, n) == 0 && s[n] == '=')
			return atof(s + n + 1);
		s += strcspn(s, " ");
	}
	return otherwise;
}

static void
take_options(struct ks_run *run, const char *text)
{
	run->rounds = (int)option(text, "rounds", run->rounds);
	run->seconds = option(text, "seconds", run->seconds);
	run->precision = option(text, "precision", run->precision);
	run->memory = option(text, "memory", run->memory);
	run->quiet = (int)option(text, "quiet", run->quiet);
	run->pin = (int)option(text, "pin", run->pin);
	run->timeout = (int)option(text, "timeout", run->timeout);
	run->mhz = option(text, "mhz", run->mhz);
	run->quick = (int)option(text, "quick", run->quick);
}

int
ks_resume(struct ks_run *run, const struct ks_system *sys,
    const struct ks_who *who, char *err, size_t size)
{
	const char *points = ks_key(sys, "points");

	if (sys->version == NULL || strcmp(sys->version, PACKAGE_VERSION)) {
		snprintf(err, size, "%.100s: made by version %.40s, this is %s",
		    sys->file, sys->version != NULL ? sys->version : "?",
		    PACKAGE_VERSION);
		return -1;
	}
	if (same(sys, "host", who->host, err, size) != 0 ||
	    same(sys, "os", who->os, err, size) != 0 ||
	    same(sys, "machine", who->machine, err, size) != 0)
		return -1;
	if (ks_key(sys, "paired") != NULL) {
		snprintf(err, size, "%.100s: one side of 'kernstone ab', which "
		    "cannot go on alone", sys->file);
		return -1;
	}
	if (points == NULL) {
		snprintf(err, size, "%.100s: no line '# points: NAME...', "
		    "which says what to measure", sys->file);
		return -1;
	}
	take_options(run, ks_key(sys, "options"));
	run->clock = ks_key(sys, "clock-asked");
	run->names = ks_xdup(points);
	return 0;
}
