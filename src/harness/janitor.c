/* janitor.c - a process that cleans up if this one is killed */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>

#include "harness/janitor.h"
#include "host/host.h"

static int	line = -1;	/* to the janitor */
static long	janitor;

/* What there is to do, from the notes that come: 'g' kill a group, 's'
   remove semaphores, 'q' nothing at all. */
struct note {
	char	what;
	long	id;
};

static void
clean(const char *dir, long group, long sem)
{
	if (group > 0)
		kill(-group, SIGKILL);
	ks_sems_remove((int)sem);
	ks_remove_tree(dir);
}

static void
serve(int fd, const char *dir)
{
	struct note	note;
	long		group = 0, sem = -1;
	ssize_t		n;

	for (;;) {
		n = read(fd, &note, sizeof note);
		if (n < 0 && errno == EINTR)
			continue;
		if (n != sizeof note)
			break;
		if (note.what == 'q')
			return;
		if (note.what == 'g')
			group = note.id;
		else
			sem = note.id;
	}
	clean(dir, group, sem);
}

/* In the janitor: out of reach of the terminal and of our descriptors. */
static void
detach(int fd)
{
	int null, i;

	setsid();
	signal(SIGINT, SIG_IGN);
	signal(SIGTERM, SIG_IGN);
	signal(SIGHUP, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	null = open("/dev/null", O_RDWR);
	for (i = 0; i < 3 && null >= 0; i++)
		dup2(null, i);
	for (i = 3; i < 64; i++)
		if (i != fd)
			close(i);
}

int
ks_janitor_start(const char *dir)
{
	int p[2];

	if (pipe(p) != 0)
		return -1;
	fcntl(p[1], F_SETFD, 1);
	janitor = fork();
	if (janitor == 0) {
		close(p[1]);
		detach(p[0]);
		serve(p[0], dir);
		_exit(0);
	}
	close(p[0]);
	line = p[1];
	return janitor < 0 ? -1 : 0;
}

/* The janitor may have been killed: its end must not be ours. */
static void
tell(int what, long id)
{
	struct note	 note;
	void		(*old)(int);

	if (line < 0)
		return;
	memset(&note, 0, sizeof note);
	note.what = what;
	note.id = id;
	old = signal(SIGPIPE, SIG_IGN);
	if (write(line, &note, sizeof note) != sizeof note)
		ks_janitor_forget();
	signal(SIGPIPE, old);
}

void
ks_janitor_group(long pid)
{
	tell('g', pid);
}

void
ks_janitor_sem(long id)
{
	tell('s', id);
}

void
ks_janitor_stop(void)
{
	if (janitor <= 0)
		return;
	tell('q', 0L);
	ks_janitor_forget();
	(void)ks_waitpid((pid_t)janitor, NULL, 0);
	janitor = 0;
}

void
ks_janitor_forget(void)
{
	if (line >= 0)
		close(line);
	line = -1;
}
