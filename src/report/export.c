/* export.c - the formats that results can be written in */

#include "compat.h"

#include "report/export.h"
#include "report/report.h"

static const struct ks_export *const	formats[] = {
	&ks_export_go, &ks_export_lmbench, NULL
};

/* The format of that name, or NULL. */
const struct ks_export *
ks_export(const char *name)
{
	int	i;

	for (i = 0; formats[i] != NULL; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

/* Their names, for messages. */
const char *
ks_export_names(void)
{
	static char	names[80];
	int		i;

	names[0] = '\0';
	for (i = 0; formats[i] != NULL; i++)
		strcat(strcat(names, i > 0 ? ", " : ""), formats[i]->name);
	return names;
}
