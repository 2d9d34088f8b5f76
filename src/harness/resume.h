/* resume.h - going on with a run that was begun */

#ifndef RESUME_H
#define RESUME_H

struct ks_run;
struct ks_system;
struct ks_who;

/* Take the options from the run in a results file: 0; or -1 if this is not
   the host, kernel or version that made it, with the reason in err. */
int	ks_resume(struct ks_run *, const struct ks_system *,
	    const struct ks_who *, char *err, size_t);

#endif
