/* layouts.c - the layouts there are, and the points that feed them */

#include "compat.h"

#include "report/layout.h"
#include "report/report.h"

#define POINTS	100	/* that feed a layout, at most */

const struct ks_layout *const	ks_layouts[] = {
	&ks_layout_10, &ks_layout_11, &ks_layout_19, &ks_layout_2,
	&ks_layout_3, &ks_layout_best, NULL
};

/* The layout of that name, or NULL. */
const struct ks_layout *
ks_layout(const char *name)
{
	int	i;

	for (i = 0; ks_layouts[i] != NULL; i++)
		if (strcmp(ks_layouts[i]->name, name) == 0)
			return ks_layouts[i];
	return NULL;
}

/* Their names, for messages. */
const char *
ks_layout_names(void)
{
	static char	names[40];
	int		i;

	names[0] = '\0';
	for (i = 0; ks_layouts[i] != NULL; i++)
		strcat(strcat(names, i > 0 ? ", " : ""), ks_layouts[i]->name);
	return names;
}

static void
add(const char **point, const char *feed)
{
	if (feed == NULL || *feed == '=')
		return;
	for (; *point != NULL; point++)
		if (strcmp(*point, feed) == 0)
			return;
	*point = feed;
}

/* The points that feed the layouts 1.9 and 2, each once; the last is NULL.
   Where a size is left out, any size will do, the largest best. */
const char *const *
ks_layout_points(void)
{
	static const struct ks_layout *const	classic[] = {
		&ks_layout_2, &ks_layout_19
	};
	static const char			*point[POINTS];
	const struct ks_table			*t;
	const struct ks_column			*c;
	int					 i;

	for (i = 0; i < 2; i++)
		for (t = classic[i]->table; t->column != NULL; t++)
			for (c = t->column; c->name != NULL; c++) {
				add(point, c->feed[0]);
				add(point, c->feed[1]);
			}
	return point;
}
