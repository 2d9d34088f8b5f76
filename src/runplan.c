/* runplan.c - which points run and ab measure */

#include "compat.h"

#include <signal.h>

#include "harness/child.h"
#include "harness/plan.h"
#include "harness/run.h"
#include "report/report.h"
#include "runopts.h"
#include "util.h"

#define CLASSIC		"classic"	/* names stand for the points of the
					   classic tables */

/* Join the names, so that the file can say what was asked for. */
char *
ks_run_names(char **names)
{
	size_t	 n = 1;
	int	 i;
	char	*s;

	if (*names == NULL)
		return ks_xdup(CLASSIC);
	for (i = 0; names[i] != NULL; i++)
		n += strlen(names[i]) + 1;
	s = ks_xalloc(n);
	strcpy(s, names[0]);
	for (i = 1; names[i] != NULL; i++)
		strcat(strcat(s, " "), names[i]);
	return s;
}

/* All points but those behind |, or those that the classic tables show. */
static int
add_word(struct ks_plan *plan, const struct ks_plan *all, const char *word)
{
	const char	*const *p;
	int		 n = 0;

	if (strcmp(word, "all") == 0)
		return ks_plan_add(plan, all, "*");
	if (strcmp(word, CLASSIC) != 0)
		return ks_plan_add(plan, all, word);
	for (p = ks_layout_points(); *p != NULL; p++)
		n += ks_plan_add(plan, all, *p);
	return n;
}

void
ks_run_word(struct ks_plan *plan, const struct ks_plan *all,
    const char *word)
{
	char	why[300];

	if (add_word(plan, all, word) == 0) {
		ks_plan_why(all, word, why, sizeof why);
		ks_die("%s", why);
	}
}

void
ks_run_plan(struct ks_run *run)
{
	char *names = ks_xdup(run->names), *word;

	for (word = strtok(names, " "); word != NULL;
	    word = strtok(NULL, " "))
		ks_run_word(run->plan, run->all, word);
	free(names);
}

int
ks_run_classic(const struct ks_run *run)
{
	return strcmp(run->names, CLASSIC) == 0;
}

/* End as a program does that a signal ended. */
void
ks_run_stopped(void)
{
	fflush(NULL);
	signal(ks_stopped, SIG_DFL);
	kill(getpid(), ks_stopped);
}
