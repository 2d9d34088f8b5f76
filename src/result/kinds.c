/* kinds.c - the kinds of files that hold results */

#include "compat.h"

#include "result/reader.h"

const struct ks_kind *const ks_kinds[] = {
	&ks_kind_own,
	&ks_kind_lmbench,
	&ks_kind_published,
	NULL
};
