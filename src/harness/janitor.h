/* janitor.h - a process that cleans up if this one is killed */

#ifndef JANITOR_H
#define JANITOR_H

/*
 * Start the janitor for a directory that is to be removed.  It sleeps until
 * this process ends; if that happened without ks_janitor_stop(), it kills
 * the group and removes the semaphores and the directory.  0, or -1 with
 * errno.
 */
int	ks_janitor_start(const char *dir);

/* The group of processes at work, 0: none; the semaphores in use, -1: none.
   Without a janitor these do nothing. */
void	ks_janitor_group(long);
void	ks_janitor_sem(long);

/* All is cleaned up: the janitor goes, and is waited for. */
void	ks_janitor_stop(void);

/* In a child of this process: let go of the janitor. */
void	ks_janitor_forget(void);

#endif
