/* t_faults.c - each page that LatPagefault touches is a fault, wherever the
   file is mapped */

#include "compat.h"

#include <sys/wait.h>

#include "bench.h"
#include "check.h"
#include "harness/plan.h"
#include "host/datafile.h"
#include "host/host.h"

#define ROOM	524288UL	/* no hole between libraries is as large */
#define TURNS	64		/* each with the file mapped elsewhere */

static struct ks_round r;

/* As a round does it: its process has mapped that many pages before. */
static int
turn(int fd, int pages)
{
	int got, again;

	if (ks_map(fd, ROOM + (size_t)pages * ks_pagesize(), 0) == NULL)
		return -1;
	if ((got = r.bench->setup(&r)) != 0)
		return got;
	for (again = 0; again < 3 && got == 0; again++) {
		got = r.between(&r, r.most);
		if (got == 0)
			got = r.bench->loop(&r, r.most);
	}
	if (got != 0)
		printf("%s\n", r.why);
	r.bench->finish(&r);
	return got;
}

int
main(void)
{
	struct ks_plan	all;
	int		fd, i, status = -1;

	ks_plan_all(&all);
	CHECK(ks_plan_round(&all, "LatPagefault/size=512K", &r) == 0);
	ks_plan_free(&all);
	r.memory = 16UL << 20;
	if ((fd = ks_data_file(&r, "other", ROOM + TURNS * ks_pagesize(),
	    0UL)) < 0)
		return 1;
	for (i = 0; i < TURNS; i++) {
		(void)fflush(stdout);
		if (fork() == 0) {
			i = turn(fd, i);
			(void)fflush(stdout);
			_exit(i & 255);
		}
		CHECK(wait(&status) != -1);
		if (WIFEXITED(status) && WEXITSTATUS(status) == KS_SKIP)
			return 77;
		CHECK(status == 0 && unlink("file") == 0);
	}
	return check_status();
}
