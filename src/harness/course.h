/* course.h - the course of a run: point after point, round after round */

#ifndef COURSE_H
#define COURSE_H

struct ks_run;
struct ks_step;

struct ks_course {
	struct ks_run	*run;		/* one, or the two sides of pairs, which
					   share all but the file */
	int		 nrun;
	void		*arg;		/* the caller's */
	struct ks_queue	*queue;
	char		 tmp[600];	/* private directory */
	char		 clock[200];	/* exported */
	double		 start;
	unsigned long	 seed;
	int		 ended;		/* rounds, loud ones too */
};

/* Make the directory and the queue: 0, or -1 with the reason in err.  The
   caller may change what the queue's tasks want. */
int	ks_course_open(struct ks_course *, struct ks_run *, int nrun,
	    int retries, char *err, size_t);

/* Measure all that the queue wants by turn(), which measures a task's point
   and says in the queue what became of it: 0, or -1 if all is to end; then,
   if more is not NULL, what that wants.  0 once all files have their end; -1
   with the reason in err, or a signal did it (ks_stopped, child.h). */
typedef int	ks_turn(struct ks_course *, int task, char *err, size_t);
int	ks_course_take(struct ks_course *, ks_turn *,
	    void (*more)(struct ks_course *), char *err, size_t);

/* The next round of a task, as the first run would have it made. */
void	ks_course_step(struct ks_course *, int task, struct ks_step *);

#endif
