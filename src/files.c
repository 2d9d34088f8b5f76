/* files.c - files of results on a command line */

#include "compat.h"

#include "files.h"
#include "result/result.h"
#include "util.h"

/* Read n files of any kind into results, in this order; one that cannot be
   read ends the program, as does it that there is none. */
void
ks_read_files(struct ks_results *r, int n, char **file, const char *command)
{
	char	err[600];
	int	i;

	ks_results_init(r);
	if (n == 0)
		ks_die("no file of results is named ('kernstone %s --help' "
		    "tells more)", command);
	for (i = 0; i < n; i++)
		if (ks_results_read(r, file[i], err, sizeof err) != 0)
			ks_die("%s", err);
}
