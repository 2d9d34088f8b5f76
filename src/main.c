/* main.c - kernstone COMMAND: the table of subcommands */

#include "compat.h"

#include <fcntl.h>

#include "host/host.h"
#include "opt.h"
#include "util.h"

#define CMD(name)	extern const struct ks_cmd ks_cmd_##name;
#include "cmd.h"
#undef CMD

#define CMD(name)	&ks_cmd_##name,
static const struct ks_cmd *const commands[] = {
#include "cmd.h"
	NULL
};
#undef CMD

static const struct ks_opt no_opts[] = {
	{ 0, NULL, NULL, NULL }
};

static const struct ks_cmd self = {
	NULL,					/* name */
	"COMMAND [argument...]",		/* args */
	"Measure what an operating system and its machine cost a program.",
						/* what */
	no_opts,				/* opts */
	NULL					/* run */
};

static void
usage(FILE *f)
{
	const struct ks_cmd *const	*c;

	ks_usage(f, &self);
	fprintf(f, "\nCommands ('kernstone COMMAND --help' tells more):\n");
	for (c = commands; *c != NULL; c++)
		if ((*c)->what != NULL) {
			fprintf(f, "  %-10s", (*c)->name);
			ks_wrap(f, 12, (*c)->what);
		}
}

/* The command of that name; there is one, or the program ends. */
static const struct ks_cmd *
find(const char *name)
{
	const struct ks_cmd *const	*c;
	char				 names[200] = "";

	for (c = commands; *c != NULL; c++) {
		if (strcmp((*c)->name, name) == 0)
			return *c;
		if ((*c)->what != NULL)
			strcat(strcat(names, " "), (*c)->name);
	}
	ks_die("unknown command %s (there are%s)", name, names);
	return NULL;
}

/* Have something open as stdin, stdout and stderr: else the next file that
   is opened becomes one of them, and messages end up in it.  What does not
   belong there fails, as it is opened for reading only. */
static void
fill_descriptors(void)
{
	int	fd;

	do
		fd = open("/dev/null", O_RDONLY);
	while (fd >= 0 && fd <= 2);
	if (fd > 2)
		close(fd);
}

/* The options of the program itself: all of them end it. */
static void
own_options(char **argv)
{
	char	*arg;
	int	 first;

	if (ks_next_opt(&self, 2, argv, &arg, &first) == KS_OPT_HELP) {
		usage(stdout);
		ks_finish(0);
	}
}

int
main(int argc, char **argv)
{
	const struct ks_cmd	*c;

	fill_descriptors();
	ks_self_init(argv[0]);
	if (argc > 1 && argv[1][0] == '-')
		own_options(argv);
	if (argc < 2 || argv[1][0] == '-') {
		usage(stderr);
		return 2;
	}
	c = find(argv[1]);
	ks_command(c->name);
	ks_finish(c->run(argc - 1, argv + 1));
	return 0;
}
