/* line.h - the line that a round prints */

#ifndef LINE_H
#define LINE_H

struct ks_round;
struct ks_figures;

/* What is known of a round beside its figures. */
struct ks_extra {
	int	round;
	int	cpu;		/* -1: not pinned */
	double	resident;	/* kB, when the loop began; 0: unknown */
	double	peak;		/* kB; 0: unknown */
	double	wall, cpu_time;	/* us */
	long	switches;	/* involuntary */
};

/* Each prints one line of a results file on standard output. */
void	ks_line_result(const char *point, const struct ks_round *,
	    const struct ks_figures *, const struct ks_extra *);
void	ks_line_skip(const char *point, const char *why);
void	ks_line_fail(const char *point, const char *why);

/* The line, without its newline, that says why a point has no figure; what is
   SKIP or FAIL.  It is one, whatever why holds. */
void	ks_line_reason(char *buf, size_t size, const char *what,
	    const char *point, const char *why);

#endif
