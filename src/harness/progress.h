/* progress.h - how far a run is, on a terminal */

#ifndef PROGRESS_H
#define PROGRESS_H

/* Show the point at hand, rounds done and left, and the time left, if
   stderr is a terminal; elapsed is in s. */
void	ks_progress(const char *point, int round, int done, int left,
	    double elapsed);
void	ks_progress_end(void);

#endif
