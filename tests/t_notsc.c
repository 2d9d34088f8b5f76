/* t_notsc.c - a time stamp counter that must not be read is refused, and a
   clock of the system chosen instead; where Linux can forbid it */

#include "compat.h"

#include <sys/prctl.h>
#include <sys/wait.h>

#include "clock/clock.h"
#include "check.h"

extern const struct ks_clock ks_clock_tsc;

/* Some virtual machines promise that it is, and do not do it. */
static int
forbidden(void)
{
	struct ks_stamp	s;
	int		st;

	if (prctl(PR_SET_TSC, PR_TSC_SIGSEGV) != 0)
		return 0;
	if (fork() == 0) {
		ks_clock_tsc.read(&s);
		_exit(0);
	}
	return wait(&st) > 0 && st != 0;
}

int
main(void)
{
	struct ks_clk	k;

	if (!forbidden()) {
		puts("this machine does not forbid it when asked to");
		return 0;
	}
	CHECK(ks_clock_choose("rdtsc", &k, NULL) == -1);
	CHECK(!k.ok);
	if (!CHECK(strstr(k.why, "killed by signal 11") != NULL))
		puts(k.why);
	CHECK(ks_clock_choose(NULL, &k, NULL) == 0);
	CHECK(k.ok && k.clock->bits == 0);
	return check_status();
}
